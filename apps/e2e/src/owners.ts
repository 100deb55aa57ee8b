import { hostNames, remoteNames } from '@portal/contracts';

/**
 * Tags of journeys: who has to look when one fails. CI takes the journeys of the remotes that changed; a change of shell or api, which carry every page, takes all.
 * What shows parts of several remotes has several owners.
 */
export const owners: readonly string[] = [...remoteNames, ...hostNames, 'registry'].map((name) => `@${name}`);
/** For journeys through all pages. */
export const everyRemote: string[] = remoteNames.map((name) => `@${name}`);
/** Always taken: the composition of what changed with what is on air. */
export const smoke = '@smoke';
