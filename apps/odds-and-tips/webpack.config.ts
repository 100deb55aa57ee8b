import { remote } from '@portal/federation';

export default remote({ root: import.meta.dirname, name: 'odds-and-tips', budget: { js: 415, contracts: 21.5 } });
