import { z } from 'zod';
import { limits } from '../constants.ts';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../match.ts';
import { openNumber } from '../open.ts';
import { done, idParam, numbered, unsettled } from './paging.ts';
import { text } from './text.ts';

const base = '/au/api/user/';
const booked = z.object({ id, fixtureId: id, commentator: z.object({ userId: id, id, name: z.string() }), startTime: instant });
const userId = idParam.shape.id;

/** Bookings of commentators (sections 3 and 7). */
export const booking = {
  list: endpoint({
    id: 'booking.list',
    method: 'GET',
    path: `${base}booking/booking-list`,
    access: 'user',
    tag: 'booking',
    summary: 'Bookings between two moments',
    query: () => z.object({ ...numbered(limits.bookings), startTime: instant.optional(), endTime: instant.optional(), userId: userId.optional() }),
    data: () => z.object({ list: z.array(booked), total: z.number().int() }),
  }),
  create: endpoint({
    id: 'booking.create',
    method: 'POST',
    path: `${base}booking/booking-schedule`,
    access: 'user',
    tag: 'booking',
    summary: 'Books a commentator for a match',
    body: () => z.object({ fixtureId: id, commentatorId: id, name: text().min(1).max(64), userId: id }),
    data: () => done,
  }),
} as const;

/** Notifications (sections 3 and 4): type 30 booking, 10 message; status 10 unread, 20 read; `content` pipe-separated. */
const notificationTypes = [10, 30] as const;
const notificationType = z.literal([...notificationTypes]);
const notification = z.object({
  id,
  type: openNumber(notificationTypes),
  status: openNumber([10, 20]),
  title: z.string(),
  content: z.string(),
  createdAt: instant,
});
export type Notification = z.infer<typeof notification>;
export const message = {
  list: endpoint({
    id: 'message.list',
    method: 'GET',
    path: `${base}message/list`,
    access: 'user',
    tag: 'message',
    summary: 'Own notifications',
    query: () => z.object({ type: z.coerce.number().pipe(notificationType).optional(), ...numbered(limits.notifications) }),
    data: () => z.object({ list: z.array(notification), total: z.number().int() }),
  }),
  markRead: endpoint({
    id: 'message.markRead',
    method: 'POST',
    path: `${base}message/mark-read`,
    access: 'user',
    tag: 'message',
    summary: 'Marks one notification as read',
    query: () => idParam,
    data: () => done,
  }),
  markAllRead: endpoint({
    id: 'message.markAllRead',
    method: 'POST',
    path: `${base}message/mark-all-read`,
    access: 'user',
    tag: 'message',
    extension: true,
    summary: 'Marks all notifications as read, or those of one type',
    body: () => z.object({ type: notificationType.optional() }),
    data: () => done,
  }),
  unread: endpoint({
    id: 'message.unread',
    method: 'GET',
    path: `${base}message/unread`,
    access: 'user',
    tag: 'message',
    summary: 'How many are unread',
    data: () => z.object({ unReadBookingCount: z.number().int(), unReadMsgCount: z.number().int() }),
  }),
} as const;

export const lucky = {
  list: endpoint({
    id: 'lucky.list',
    method: 'GET',
    path: `${base}lucky/list`,
    access: 'public',
    tag: 'lucky',
    summary: 'Prizes with their odds and stock',
    query: () => z.object({ type: z.coerce.number().int().optional() }),
    data: () => unsettled,
  }),
  result: endpoint({
    id: 'lucky.result',
    method: 'GET',
    path: `${base}lucky/result`,
    access: 'user',
    tag: 'lucky',
    summary: 'Own draws',
    query: () => z.object({ type: z.coerce.number().int().optional() }),
    data: () => unsettled,
  }),
} as const;

const whom = z.object({ userId: id });
export const friend = {
  sendRequest: endpoint({
    id: 'friend.sendRequest',
    method: 'POST',
    path: `${base}friend/send-request`,
    access: 'user',
    tag: 'friend',
    summary: 'Asks somebody to be friends',
    body: () => whom,
    data: () => done,
  }),
  actionRequest: endpoint({
    id: 'friend.actionRequest',
    method: 'POST',
    path: `${base}friend/action-request`,
    access: 'user',
    tag: 'friend',
    summary: 'Accepts a request, or follows',
    body: () => whom.extend({ action: z.number().int().optional() }),
    data: () => done,
  }),
  cancel: endpoint({
    id: 'friend.cancel',
    method: 'POST',
    path: `${base}friend/cancel-friend`,
    access: 'user',
    tag: 'friend',
    summary: 'Ends a friendship or takes a request back',
    body: () => whom,
    data: () => done,
  }),
  reject: endpoint({
    id: 'friend.reject',
    method: 'POST',
    path: `${base}friend/reject-request`,
    access: 'user',
    tag: 'friend',
    summary: 'Refuses a request',
    body: () => whom,
    data: () => done,
  }),
  list: endpoint({
    id: 'friend.list',
    method: 'GET',
    path: `${base}friend/list`,
    access: 'user',
    tag: 'friend',
    summary: 'Friends',
    query: () => z.object({ ...numbered(20), userId: userId.optional() }),
    data: () => unsettled,
  }),
  listRequest: endpoint({
    id: 'friend.listRequest',
    method: 'GET',
    path: `${base}friend/list-request`,
    access: 'user',
    tag: 'friend',
    summary: 'Requests received',
    query: () => z.object(numbered(20)),
    data: () => unsettled,
  }),
  count: endpoint({
    id: 'friend.count',
    method: 'GET',
    path: `${base}friend/count`,
    access: 'public',
    tag: 'friend',
    summary: 'How many friends somebody has',
    query: () => z.object({ userId }),
    data: () => unsettled,
  }),
  isFriend: endpoint({
    id: 'friend.isFriend',
    method: 'GET',
    path: `${base}friend/is-friend`,
    access: 'user',
    tag: 'friend',
    summary: 'How one stands with somebody',
    query: () => z.object({ userId }),
    data: () => unsettled,
  }),
  followList: endpoint({
    id: 'friend.followList',
    method: 'GET',
    path: `${base}friend/follow-list`,
    access: 'user',
    tag: 'friend',
    summary: 'Whom one follows',
    query: () => z.object(numbered(20)),
    data: () => unsettled,
  }),
  requestList: endpoint({
    id: 'friend.requestList',
    method: 'GET',
    path: `${base}friend/request-list`,
    access: 'user',
    tag: 'friend',
    summary: 'Requests sent',
    query: () => z.object(numbered(20)),
    data: () => unsettled,
  }),
} as const;

export const event = {
  list: endpoint({
    id: 'event.list',
    method: 'GET',
    path: `${base}event/list`,
    access: 'public',
    tag: 'event',
    summary: 'Events',
    query: () => z.object(numbered(20)),
    data: () => unsettled,
  }),
  booking: endpoint({
    id: 'event.booking',
    method: 'POST',
    path: `${base}event/booking/{id}`,
    access: 'user',
    tag: 'event',
    summary: 'Takes part in an event',
    params: () => idParam,
    data: () => done,
  }),
  saving: endpoint({
    id: 'event.saving',
    method: 'POST',
    path: `${base}event/saving/{id}`,
    access: 'user',
    tag: 'event',
    summary: 'Keeps an event in mind',
    params: () => idParam,
    data: () => done,
  }),
} as const;
