/** Problems of one file that are told. What has more is no file of results, and nobody reads them. */
export const MOST_PROBLEMS = 1_000;
/** Said in place of the others. */
export const MORE_PROBLEMS = 'there is more that cannot be read';
