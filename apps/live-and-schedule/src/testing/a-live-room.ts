import type { MatchSummary } from '@portal/contracts/match';
import { liveRoom, type LiveRoom } from '@portal/contracts/schedule';
import { aMatch, aSnapshot } from '@portal/testing/match';

/** The answer of `schedule.liveRoom`, of `aMatch()` unless another is given. */
export const aLiveRoom = (own: Partial<LiveRoom> = {}, match: MatchSummary = aMatch()): LiveRoom =>
  liveRoom.parse({
    serverTime: '2026-11-20T20:00:00+07:00',
    match: { ...match, attendance: null, referee: null, city: null, playedOn: null },
    live: aSnapshot({}, match),
    streams: [{ commentator: { userId: 21, name: 'BLV Tư Việt Vị', style: 'Giọng miền Tây' }, hls: '/media/live/clip.m3u8', viewers: 900 }],
    groupId: 501,
    ...own,
  });
