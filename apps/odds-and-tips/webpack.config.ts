import { remote } from '@portal/federation';

export default remote({ root: import.meta.dirname, name: 'odds-and-tips', budget: { js: 550, contracts: 31 } });
