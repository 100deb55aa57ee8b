import { Temporal } from 'temporal-polyfill';
import { featureStatus, type Language, type LiveRoom, type MatchList, type MatchSummary, type Output, type calls } from '@portal/contracts';
import { readablePlayerName, SPORT_ID } from '@portal/domain';
import type { Clock } from '../../clock.ts';
import { refused } from '../../http/refusal.ts';
import type { Say } from '../../http/words.ts';
import type { Fixture, FixtureProvider } from '../../live/fixture-provider.ts';
import { commentatorsOf } from '../../sports/index.ts';
import type { FixtureRepository } from './fixture.repository.ts';
import { iso, presentCommentators, presentSnapshot, presentSummary } from './match.presenter.ts';
import type { MatchRooms } from './match-rooms.ts';
import { horizon } from './horizon.ts';

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
    const { fixtures, repository, rooms, clock, viewers } = this.parts;
    const fixture = (await repository.has(id)) ? fixtures.fixtureById(id) : undefined;
    if (!fixture) throw refused.notFound();
    const groupId = await rooms.of(fixture);
    const now = clock.now();
    const { match } = fixture;
    return {
      serverTime: iso(now),
      match: { ...this.summary(fixture, now, language), attendance: match.attendance, referee: match.referee && readablePlayerName(match.referee), city: match.city, playedOn: match.kickOff },
      live: presentSnapshot(fixture, fixtures.stateAt(fixture, now), now, viewers(id)),
      streams: this.streams(fixture, now, language),
      groupId,
    };
  }

  /** Matches of one state: on air by audience, coming soonest first, ended latest first. */
  feature(status: number, pageSize: number, language: Language): MatchList {
    const now = this.parts.clock.now();
    const chosen = this.ofStatus(status, now, pageSize).slice(0, pageSize);
    return this.list(chosen, now, language);
  }

  /** All matches that kick off on one day of a time zone; today when no day is given. */
  async day({ date, timezone, pageSize }: { date?: string | undefined; timezone: string; pageSize: number }, language: Language): Promise<MatchList & { date: string }> {
    const { fixtures, repository, clock } = this.parts;
    const now = clock.now();
    const day = date ? Temporal.PlainDate.from(date) : Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timezone).toPlainDate();
    // Not 24 hours: a day on which the clocks change is shorter or longer.
    const [from, to] = [day, day.add({ days: 1 })].map((start) => new Date(start.toZonedDateTime(timezone).epochMilliseconds)) as [Date, Date];
    const ids = await repository.idsBetween(from, to, pageSize);
    return { ...this.list(ids.map((id) => fixtures.fixtureById(id)).filter((fixture) => fixture !== undefined), now, language), date: day.toString() };
  }

  /** What is on air. `mode` 0 is everything, else a sport's id. */
  totalLive(mode: number, language: Language): Output<typeof calls.schedule.totalLive> {
    const now = this.parts.clock.now();
    const live = this.ofStatus(featureStatus.live, now, 0);
    const ofMode = mode === 0 || mode === SPORT_ID.football ? live : [];
    return { ...this.list(ofMode, now, language), totalLive: live.length, totalMode: ofMode.length };
  }

  /** Commentators on air tonight, each with the match they speak at now or next. */
  anchors(language: Language): Output<typeof calls.schedule.anchor> {
    const { fixtures, clock } = this.parts;
    const now = clock.now();
    const tonight = [...this.ofStatus(featureStatus.live, now, 0), ...fixtures.fixturesBetween(now + 1, now + TONIGHT)];
    const first = new Map<number, Output<typeof calls.schedule.anchor>['list'][number]>();
    for (const fixture of tonight) {
      for (const badge of presentCommentators(fixture.fixtureId, language)) {
        if (!first.has(badge.userId)) first.set(badge.userId, { ...badge, match: this.summary(fixture, now, language) });
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

  private list(fixtures: readonly Fixture[], now: number, language: Language): MatchList {
    return { serverTime: iso(now), list: fixtures.map((fixture) => this.summary(fixture, now, language)) };
  }

  private summary(fixture: Fixture, now: number, language: Language): MatchSummary {
    const { fixtures, viewers, say } = this.parts;
    return presentSummary(fixture, fixtures.stateAt(fixture, now), now, viewers(fixture.fixtureId), say, language);
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
