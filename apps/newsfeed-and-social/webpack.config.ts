import { remote } from '@portal/federation';

export default remote({ root: import.meta.dirname, name: 'newsfeed-and-social', budget: { js: 475, contracts: 39 } });
