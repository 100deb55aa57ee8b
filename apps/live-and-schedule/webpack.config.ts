import { remote } from '@portal/federation';

export default remote({ root: import.meta.dirname, name: 'live-and-schedule', budget: { js: 745, contracts: 17.5 } });
