import { act, fireEvent, renderHook } from '@testing-library/react';
import { keepPlace, readPlaces } from './kept-places.ts';
import { useKeptPlace } from './use-kept-place.ts';

const KEY = 'luat/1';
const place = (at: number, when = 1) => ({ at, of: 30, when });
const kept = () => readPlaces().get(KEY)?.at;

const clock = { now: () => 7 };
/** jsdom plays nothing: what a browser says of a film is said here. */
const follow = () => {
  const video = document.createElement('video');
  Object.defineProperty(video, 'duration', { configurable: true, value: 30 });
  const ref = { current: video };
  const hook = renderHook(() => useKeptPlace(ref, KEY, clock));
  return {
    ...hook,
    video,
    say: (event: string, at?: number) => {
      if (at !== undefined) video.currentTime = at;
      act(() => void fireEvent(video, new Event(event)));
    },
  };
};
afterEach(() => localStorage.clear());

it('keeps the place every five seconds, and where it stops', () => {
  const { say } = follow();
  say('timeupdate', 4);
  expect(kept()).toBeUndefined();
  say('timeupdate', 5);
  expect(kept()).toBe(5);
  say('timeupdate', 9.9);
  expect(kept()).toBe(5);
  say('pause');
  expect(readPlaces().get(KEY)).toEqual({ at: 9.9, of: 30, when: 7 });
});

it('keeps it when one leaves the page, and the portal', () => {
  const { video, unmount } = follow();
  video.currentTime = 11;
  fireEvent(window, new Event('pagehide'));
  expect(kept()).toBe(11);
  video.currentTime = 13;
  unmount();
  expect(kept()).toBe(13);
});

it('keeps no look at the beginning, and what was seen stays seen then', () => {
  const { say } = follow();
  say('pause', 2);
  expect(kept()).toBeUndefined();
  say('ended', 30);
  say('seeked', 0);
  expect(kept()).toBe(30);
});

it('keeps how one went back to the beginning of what was not seen whole', () => {
  keepPlace(KEY, place(12));
  const { say } = follow();
  say('loadedmetadata');
  say('seeked', 0);
  expect(kept()).toBe(0);
});

it('goes on where one left, and says so until one looks elsewhere or it ends', () => {
  keepPlace(KEY, place(12));
  const { video, result, say } = follow();
  say('loadedmetadata');
  expect(video.currentTime).toBe(12);
  expect(result.current).toEqual({ status: 'resumed', at: 12 });
  say('seeked');
  say('playing');
  expect(result.current.status).toBe('resumed');
  say('seeked', 20);
  expect(result.current.status).toBe('well');
});

it('says it for some seconds only', () => {
  keepPlace(KEY, place(12));
  const { result, say } = follow();
  say('loadedmetadata');
  say('timeupdate', 16.9);
  expect(result.current.status).toBe('resumed');
  say('timeupdate', 17);
  expect(result.current.status).toBe('well');
});

it('says nothing of a place of before after the end', () => {
  keepPlace(KEY, place(12));
  const { result, say } = follow();
  say('loadedmetadata');
  say('ended', 30);
  expect(result.current.status).toBe('ended');
  say('seeked', 0);
  say('playing');
  expect(result.current.status).toBe('well');
});

it('leaves a film where it is that one has begun before', () => {
  keepPlace(KEY, place(12));
  const { video, result, say } = follow();
  say('loadedmetadata', 3);
  expect([video.currentTime, result.current.status]).toEqual([3, 'well']);
});

it('of a film that stands undoes nothing that another window has kept', () => {
  keepPlace(KEY, place(12));
  const { say, unmount } = follow();
  say('loadedmetadata');
  say('seeked');
  keepPlace(KEY, place(30, 2));
  say('pause');
  fireEvent(window, new Event('pagehide'));
  unmount();
  expect(kept()).toBe(30);
});

it('knows a film that does not come, and that it came after all, at its place', () => {
  const { video, result, say } = follow();
  say('timeupdate', 9);
  say('error');
  expect(result.current.status).toBe('failed');
  video.currentTime = 0;
  say('loadedmetadata');
  expect(result.current).toEqual({ status: 'resumed', at: 9 });
});

it('that has broken before anybody listened is known too', () => {
  const video = document.createElement('video');
  Object.defineProperty(video, 'error', { value: { code: 4 } });
  const ref = { current: video };
  const { result } = renderHook(() => useKeptPlace(ref, KEY, clock));
  expect(result.current.status).toBe('failed');
});
