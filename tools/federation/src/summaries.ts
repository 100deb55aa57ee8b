/** A string literal behind its name, over as many lines as it takes. */
const SUMMARY = /\bsummary:(\s*)(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/g;

/** The source of calls without what they say of themselves: that is read where the api is described, and was a third of what a browser got of the contract. Lines stay where they are. */
export const withoutSummaries = (source: string): string => source.replace(SUMMARY, "summary:$1''");
