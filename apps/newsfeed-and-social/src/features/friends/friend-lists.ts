import type { FriendFilterName } from '@portal/contracts';
import type { PeopleList } from '../../queries.ts';

/** Values of `fFilter` that are a list of people (section 4), in the order in which they are offered. */
export const friendLists = ['friend', 'friendsRequest', 'following'] as const satisfies readonly FriendFilterName[];
export type FriendList = (typeof friendLists)[number];

/** The list that a filter asks for; undefined: one of posts. */
export const friendListOf = (filter: FriendFilterName | undefined): FriendList | undefined => friendLists.find((list) => list === filter);

/** What is shown of it: under who asks one stands whom one has asked. */
export const peopleIn = (list: FriendList): readonly PeopleList[] => (list === 'friendsRequest' ? ['friendsRequest', 'sent'] : [list]);
