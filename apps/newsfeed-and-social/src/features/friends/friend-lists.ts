import type { FriendFilterName } from '@portal/contracts';
import type { PeopleList } from '../../queries.ts';

/** Values of `fFilter` that are a list of people (section 4; `hidden` is ours), in the order in which they are offered. */
export const friendLists = ['friend', 'friendsRequest', 'following', 'hidden'] as const satisfies readonly FriendFilterName[];
export type FriendList = (typeof friendLists)[number];

/** The list that a filter asks for; undefined: one of posts. */
export const friendListOf = (filter: FriendFilterName | undefined): FriendList | undefined => friendLists.find((list) => list === filter);

const parts: Readonly<Record<FriendList, readonly [PeopleList, ...PeopleList[]]>> = {
  friend: ['friend'],
  friendsRequest: ['friendsRequest', 'sent'],
  following: ['following'],
  hidden: ['muted', 'blocked'],
};
/** What is shown of it, one below the other: under who asks one stands whom one has asked. */
export const peopleIn = (list: FriendList): readonly [PeopleList, ...PeopleList[]] => parts[list];
