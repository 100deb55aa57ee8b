import { remote } from '@portal/federation';

export default remote({ root: import.meta.dirname, name: 'chat', budget: { js: 128, contracts: 14 } });
