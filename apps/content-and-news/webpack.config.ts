import { remote } from '@portal/federation';

export default remote({ root: import.meta.dirname, name: 'content-and-news', budget: { js: 520, contracts: 30 } });
