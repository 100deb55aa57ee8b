import { Temporal } from 'temporal-polyfill';
import { featureStatus, type Language, type LiveRoom, type MatchList, type MatchSummary, type Output, type calls } from '@portal/contracts';
import { readablePlayerName, SPORT_ID } from '@portal/domain';
import type { Clock } from '../../clock.ts';
import { refused } from '../../http/refusal.ts';
import type { Say } from '../../http/words.ts';
import type { Fixture, FixtureProvider } from '../../live/fixture-provider.ts';
import { commentatorsOf } from '../../sports/index.ts';
import type { FixtureRepository, ListedFixture } from './fixture.repository.ts';
import { iso, presentCommentators } from './match.presenter.ts';
import type { MatchRooms } from './match-rooms.ts';
import { horizon } from './horizon.ts';
import { presentShown, presentShownSnapshot } from './showing.presenter.ts';
import { showImported, showReplay, type Showing } from './showing.ts';

const HOUR = 3_600_000;
/** "Tonight": commentators whose match begins within this time. */
const TONIGHT = 12 * HOUR;
/** A stream opens a little before the kick-off. */
const WARM_UP = HOUR / 6;

interface Parts {
  fixtures: FixtureProvider;
  repository: FixtureRepository;
  rooms: MatchRooms;
  clock: Clock;
  say: Say;
  /** Connections that watch a match right now. */
  viewers: (fixtureId: number) => number;
  /** Players that fetch a channel right now. */
  channelViewers: (channel: string) => number;
}

/** Lists of matches and the live room. */
export class ScheduleService {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Throws Refused 404 for a match that is not on the schedule. */
  async liveRoom(id: number, language: Language): Promise<LiveRoom> {
    const { repository, rooms, clock, viewers } = this.parts;
    const listed = await repository.find(id);
    const now = clock.now();
    const showing = listed && this.show(listed, now);
    if (!showing) throw refused.notFound();
    const { match } = showing.fixture;
    return {
      serverTime: iso(now),
      match: {
        ...this.present(showing, language),
        attendance: match.attendance, referee: match.referee && readablePlayerName(match.referee), city: match.city,
        playedOn: showing.kind === 'replay' ? match.kickOff : null,
      },
      live: presentShownSnapshot(showing, viewers(id)),
      streams: showing.kind === 'replay' ? this.streams(showing.fixture, now, language) : [],
      groupId: await rooms.of(showing.fixture),
    };
  }

  /** Matches of one state: on air by audience, coming soonest first, ended latest first. */
  async feature(status: number, pageSize: number, language: Language): Promise<MatchList> {
    const now = this.parts.clock.now();
    const replays = this.ofStatus(status, now, pageSize).map((fixture) => this.replay(fixture, now));
    const imported = await this.importedOfStatus(status, now, pageSize);
    const all = imported.length > 0 ? [...replays, ...imported].sort((a, b) => (status === featureStatus.coming ? 1 : -1) * (a.fixture.kickOffAt - b.fixture.kickOffAt)) : replays;
    return this.list(all.slice(0, pageSize), now, language);
  }

  /** All matches that kick off on one day of a time zone; today when no day is given. */
  async day({ date, timezone, pageSize }: { date?: string | undefined; timezone: string; pageSize: number }, language: Language): Promise<MatchList & { date: string }> {
    const { repository, clock } = this.parts;
    const now = clock.now();
    const day = date ? Temporal.PlainDate.from(date) : Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timezone).toPlainDate();
    // Not 24 hours: a day on which the clocks change is shorter or longer.
    const [from, to] = [day, day.add({ days: 1 })].map((start) => new Date(start.toZonedDateTime(timezone).epochMilliseconds)) as [Date, Date];
    const listed = await repository.between(from, to, pageSize);
    return { ...this.list(listed.map((one) => this.show(one, now)).filter((showing) => showing !== undefined), now, language), date: day.toString() };
  }

  /** What is on air. `mode` 0 is everything, else a sport's id. */
  totalLive(mode: number, language: Language): Output<typeof calls.schedule.totalLive> {
    const now = this.parts.clock.now();
    const live = this.ofStatus(featureStatus.live, now, 0);
    const ofMode = mode === 0 || mode === SPORT_ID.football ? live : [];
    return { ...this.list(ofMode.map((fixture) => this.replay(fixture, now)), now, language), totalLive: live.length, totalMode: ofMode.length };
  }

  /** Commentators on air tonight, each with the match they speak at now or next. */
  anchors(language: Language): Output<typeof calls.schedule.anchor> {
    const { fixtures, clock } = this.parts;
    const now = clock.now();
    const tonight = [...this.ofStatus(featureStatus.live, now, 0), ...fixtures.fixturesBetween(now + 1, now + TONIGHT)];
    const first = new Map<number, Output<typeof calls.schedule.anchor>['list'][number]>();
    for (const fixture of tonight) {
      for (const badge of presentCommentators(fixture.fixtureId, language)) {
        if (!first.has(badge.userId)) first.set(badge.userId, { ...badge, match: this.present(this.replay(fixture, now), language) });
      }
    }
    return { list: [...first.values()] };
  }

  /** Whether a channel (`fixtureId-userId`) shows a match right now. */
  isOnAir(channel: string): boolean {
    const fixture = this.parts.fixtures.fixtureById(Number(/^(\d{1,15})-\d{1,15}$/.exec(channel)?.[1] ?? Number.NaN));
    return fixture !== undefined && isStreamed(fixture, this.parts.clock.now()) && commentatorsOf(fixture.fixtureId).some(({ id }) => channel === channelOf(fixture.fixtureId, id));
  }

  private ofStatus(status: number, now: number, wanted: number): Fixture[] {
    const { fixtures, viewers } = this.parts;
    const { from, to } = horizon(now);
    switch (status) {
      case featureStatus.live:
        return [...fixtures.liveAt(now)].sort((a, b) => viewers(b.fixtureId) - viewers(a.fixtureId) || b.kickOffAt - a.kickOffAt);
      case featureStatus.coming:
        return gather(wanted, now + 1, to, (start, end) => fixtures.fixturesBetween(start, end));
      default:
        return gather(wanted, now, from, (start, end) => fixtures.fixturesBetween(end, start).filter((fixture) => fixture.endsAt <= now).reverse());
    }
  }

  private streams(fixture: Fixture, now: number, language: Language): LiveRoom['streams'] {
    if (!isStreamed(fixture, now)) return [];
    return presentCommentators(fixture.fixtureId, language).map((commentator) => {
      const channel = channelOf(fixture.fixtureId, commentator.userId);
      return { commentator, hls: `/al/hls/${channel}/master.m3u8`, viewers: this.parts.channelViewers(channel) };
    });
  }

  private async importedOfStatus(status: number, now: number, wanted: number): Promise<Showing[]> {
    const { repository } = this.parts;
    switch (status) {
      case featureStatus.live: return [];
      case featureStatus.coming: return (await repository.importedAfter(new Date(now), wanted)).map((match) => showImported(match, now));
      default: return (await repository.importedResults(new Date(now), wanted)).map((match) => showImported(match, now)).filter(({ noResult }) => !noResult);
    }
  }

  private show(listed: ListedFixture, now: number): Showing | undefined {
    if (listed.kind === 'imported') return showImported(listed, now);
    const fixture = this.parts.fixtures.fixtureById(listed.fixtureId);
    return fixture && this.replay(fixture, now);
  }

  private replay(fixture: Fixture, now: number): Showing {
    return showReplay(fixture, this.parts.fixtures, now);
  }

  private list(shown: readonly Showing[], now: number, language: Language): MatchList {
    return { serverTime: iso(now), list: shown.map((showing) => this.present(showing, language)) };
  }

  private present(showing: Showing, language: Language): MatchSummary {
    const { viewers, say } = this.parts;
    return presentShown(showing, viewers(showing.fixture.fixtureId), say, language);
  }
}

const isStreamed = ({ kickOffAt, endsAt }: Fixture, now: number): boolean => now >= kickOffAt - WARM_UP && now < endsAt;

const channelOf = (fixtureId: number, userId: number): string => `${fixtureId}-${userId}`;

/** Asks for one half day after the other, away from now, until there are enough: laying out a match costs something. */
function gather(wanted: number, from: number, until: number, between: (start: number, end: number) => readonly Fixture[]): Fixture[] {
  const found: Fixture[] = [];
  const step = until > from ? TONIGHT : -TONIGHT;
  for (let start = from; found.length < wanted && (until - start) * step > 0; start += step) {
    found.push(...between(start, step > 0 ? Math.min(start + step, until) : Math.max(start + step, until)));
  }
  return found;
}
