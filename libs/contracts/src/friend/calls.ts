import { z } from 'zod';
import { endpoint } from '@portal/contracts';
import { id, idParam, onward, stretch } from '@portal/contracts/parts';
import { friendActions, friendCounts, friendEntry, relation, type FriendAction } from './friend.ts';

const base = '/au/api/user/';
const userId = idParam.shape.id;
const whom = z.object({ userId: id });
const isAction = (action: number): action is FriendAction => Object.values<number>(friendActions).includes(action);
const people = () => stretch(friendEntry);

export const friendCalls = {
  sendRequest: endpoint({
    id: 'friend.sendRequest',
    method: 'POST',
    path: `${base}friend/send-request`,
    access: 'user',
    tag: 'friend',
    summary:
      'Asks somebody to be friends; who has asked oneself is accepted. 404 for nobody; `listFull` where either has as many friends, or the asker as many open requests, as there may be; `blocked` where one of the two blocks the other',
    body: () => whom,
    data: () => relation,
  }),
  actionRequest: endpoint({
    id: 'friend.actionRequest',
    method: 'POST',
    path: `${base}friend/action-request`,
    access: 'user',
    tag: 'friend',
    summary:
      '`action` 1 (else, without one) accepts a request (404 where there is none), 2 follows, 3 follows no more, 4 blocks (all between the two ends), 5 blocks no more, 6 mutes, 7 mutes no more. `listFull`, `blocked` as above, and where one follows as many as there may be',
    body: () => whom.extend({ action: z.number().int().refine(isAction, 'action').optional() }),
    data: () => relation,
  }),
  cancel: endpoint({
    id: 'friend.cancel',
    method: 'POST',
    path: `${base}friend/cancel-friend`,
    access: 'user',
    tag: 'friend',
    summary: 'Ends a friendship or takes a request back; where there is neither, or not what `ends` means, nothing happens',
    body: () => whom.extend({ ends: z.enum(['sent', 'friend']).optional() }),
    data: () => relation,
  }),
  reject: endpoint({
    id: 'friend.reject',
    method: 'POST',
    path: `${base}friend/reject-request`,
    access: 'user',
    tag: 'friend',
    summary: 'Refuses a request; who asked gets no notification of it',
    body: () => whom,
    data: () => relation,
  }),
  list: endpoint({
    id: 'friend.list',
    method: 'GET',
    path: `${base}friend/list`,
    access: 'user',
    tag: 'friend',
    summary: 'Friends of `userId`, else one’s own, the newest first',
    query: () => z.object({ ...onward(20, 100), userId: userId.optional() }),
    data: people,
  }),
  listRequest: endpoint({
    id: 'friend.listRequest',
    method: 'GET',
    path: `${base}friend/list-request`,
    access: 'user',
    tag: 'friend',
    summary: 'Who has asked one to be friends, the newest first',
    query: () => z.object(onward(20, 100)),
    data: people,
  }),
  count: endpoint({
    id: 'friend.count',
    method: 'GET',
    path: `${base}friend/count`,
    access: 'public',
    varies: 'caller',
    tag: 'friend',
    summary: 'How many friends and followers somebody has, and how many they follow; of oneself, how many requests wait. 404 for nobody',
    query: () => z.object({ userId }),
    data: () => friendCounts,
  }),
  isFriend: endpoint({
    id: 'friend.isFriend',
    method: 'GET',
    path: `${base}friend/is-friend`,
    access: 'user',
    tag: 'friend',
    summary: 'How one stands with somebody. 404 for nobody',
    query: () => z.object({ userId }),
    data: () => relation,
  }),
  followList: endpoint({
    id: 'friend.followList',
    method: 'GET',
    path: `${base}friend/follow-list`,
    access: 'user',
    tag: 'friend',
    summary: 'Whom one follows, the newest first',
    query: () => z.object(onward(20, 100)),
    data: people,
  }),
  requestList: endpoint({
    id: 'friend.requestList',
    method: 'GET',
    path: `${base}friend/request-list`,
    access: 'user',
    tag: 'friend',
    summary: 'Whom one has asked to be friends, the newest first',
    query: () => z.object(onward(20, 100)),
    data: people,
  }),
  blockList: endpoint({
    id: 'friend.blockList',
    method: 'GET',
    path: `${base}friend/block-list`,
    access: 'user',
    tag: 'friend',
    extension: true,
    summary: 'Whom one blocks, the newest first (ours)',
    query: () => z.object(onward(20, 100)),
    data: people,
  }),
  muteList: endpoint({
    id: 'friend.muteList',
    method: 'GET',
    path: `${base}friend/mute-list`,
    access: 'user',
    tag: 'friend',
    extension: true,
    summary: 'Whom one mutes, the newest first (ours)',
    query: () => z.object(onward(20, 100)),
    data: people,
  }),
} as const;
