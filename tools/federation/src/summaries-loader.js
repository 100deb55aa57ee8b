import { withoutSummaries } from './summaries.ts';

/** A webpack loader. */
export default withoutSummaries;
