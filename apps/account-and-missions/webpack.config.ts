import { remote } from '@portal/federation';

export default remote({ root: import.meta.dirname, name: 'account-and-missions', budget: { js: 535, contracts: 34.5 } });
