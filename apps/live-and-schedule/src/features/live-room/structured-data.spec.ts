import { structuredDataProblems } from '@portal/testing';
import { aLiveRoom } from '../../testing/a-live-room.ts';
import { roomData, sportsEvent } from './structured-data.ts';

const { match } = aLiveRoom();
const IMAGE = '/picture.png';
const given = { ...match, generated: false, venue: 'Sân Hàng Đẫy', city: 'Hà Nội', replay: false };

it('a room is told as the match in it and the way there, both whole', () => {
  const data = roomData(given, 'Xem trận', 'Trực tiếp', IMAGE, true);
  expect(data.map((each) => each['@type'])).toEqual(['SportsEvent', 'BroadcastEvent', 'BreadcrumbList']);
  expect(data.flatMap((each) => structuredDataProblems(each))).toEqual([]);
  expect(data[0]).toMatchObject({
    startDate: given.kickOff,
    location: { '@type': 'Place', name: 'Sân Hàng Đẫy' },
    url: `/truc-tiep/bong-da/${given.fixtureId}`,
  });
});

it('is told to be broadcast while a stream of it runs, a replay not as live', () => {
  const types = (plays: boolean) => roomData(given, 'Xem trận', 'Trực tiếp', IMAGE, plays).map((each) => each['@type']);
  expect(types(false)).toEqual(['SportsEvent', 'BreadcrumbList']);
  const shown = (replay: boolean) => roomData({ ...given, replay }, 'Xem trận', 'Trực tiếp', IMAGE, true)[1];
  expect(shown(false)).toMatchObject({ isLiveBroadcast: true, broadcastOfEvent: { '@type': 'SportsEvent' }, startDate: given.kickOff });
  expect(shown(true)).toMatchObject({ isLiveBroadcast: false });
});

it('without a ground the match is told to be on the portal', () => {
  const data = sportsEvent({ ...given, venue: null }, 'Xem trận', IMAGE);
  expect(data['location']).toEqual({ '@type': 'VirtualLocation', url: `/truc-tiep/bong-da/${given.fixtureId}` });
  expect(structuredDataProblems(data)).toEqual([]);
});

it('a replay says when it was really played, a day without an hour only the day', () => {
  expect(sportsEvent({ ...given, replay: true, playedOn: '2022-12-18T18:00:00+03:00' }, '', IMAGE)['startDate']).toBe('2022-12-18T18:00:00+03:00');
  expect(sportsEvent({ ...given, dayOnly: true, kickOff: '2026-12-18T12:00:00+07:00' }, '', IMAGE)['startDate']).toBe('2026-12-18');
});

it('a game that the portal makes up is no event of the world', () => {
  expect(roomData({ ...given, generated: true }, '', 'Trực tiếp', IMAGE, true).map((each) => each['@type'])).toEqual(['BreadcrumbList']);
});
