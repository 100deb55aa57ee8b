import { remote } from '@portal/federation';

export default remote({ root: import.meta.dirname, name: 'odds-and-tips', budget: { js: 488, contracts: 30 } });
