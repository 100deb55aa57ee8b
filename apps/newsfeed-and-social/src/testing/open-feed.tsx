import { within, screen } from '@testing-library/react';
import { newsfeedCalls, type Post } from '@portal/contracts/newsfeed';
import { aUser, fakeApi, fakeSession, openPath, type FakeApi, type FakeAppOptions } from '@portal/testing';
import * as remote from '../remote.tsx';

const Comments = (({ objectId }: { objectId: number }) => <p>bình luận của {objectId}</p>) as never;

/** A member who is logged in: `aUser()`. */
export const member = () => fakeSession({ status: 'user', user: aUser() });
/** An address of this remote, with stand-ins for the comments. */
export const open = (path: string, api: FakeApi, options: Omit<FakeAppOptions, 'api'> = {}) =>
  openPath(remote, 'newsfeed-and-social', path, { api, slots: { 'content-and-news/comments': Comments }, ...options });
/** An api whose every list is these posts. */
export const withPosts = (...posts: Post[]) => fakeApi().on(newsfeedCalls.list, () => ({ list: posts, nextCursor: null }));
/** The post of an author. */
export const card = (name: string) => within(screen.getByRole('article', { name }));
