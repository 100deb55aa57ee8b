import { featureStatus, type Language, type Output } from '@portal/contracts';
import type { MatchSummary } from '@portal/contracts/match';
import type { LiveRoom, MatchList, scheduleCalls } from '@portal/contracts/schedule';
import { meansTeam, SPORT_ID, sportById } from '@portal/domain';
import type { Clock } from '../../clock.ts';
import { kept } from '../../kept.ts';
import { refused } from '../../http/refusal.ts';
import type { Say } from '../../http/words.ts';
import type { Placed } from '../../live/fixture-provider.ts';
import { sportOf, type Airing, type Programme } from '../../live/programme.ts';
import { CLIP_SHIRTS } from '../../media/index.ts';
import { commentatorsOf, generatedWords } from '../../sports/index.ts';
import type { FixtureRepository, ListedFixture } from './fixture.repository.ts';
import { iso, presentCommentators } from './match.presenter.ts';
import type { MatchRooms } from './match-rooms.ts';
import { OnAirList } from './on-air.ts';
import { gather, HALF_DAY } from './half-days.ts';
import { horizon } from './horizon.ts';
import { presentCompetition } from './competition.presenter.ts';
import { keptById } from './kept-by-id.ts';
import { keptSketches } from './kept-sketches.ts';
import { elsewhereOf } from './played-again.ts';
import { scheduleDay, scheduleMonth, type Choice, type DayAsk, type DayTournament } from './schedule.days.ts';
import { detailsOf, presentShown, presentShownSnapshot } from './showing.presenter.ts';
import { showAiring, showImported, type Shown } from './showing.ts';
import { spokenMatches, type SpokenAsk } from './spoken.ts';

/** A stream opens a little before the kick-off. Milliseconds. */
const WARM_UP = 600_000;

/** Lists show a match as its source told it so long ago at most; what moves by the clock is not kept. Milliseconds. */
const MATCH_KEPT = 3_000;
/** What commentators call, as a list has it. Milliseconds. */
const SPOKEN_KEPT = 10_000;
/** Which competition a match belongs to hardly ever changes. Milliseconds. */
const COMPETITION_KEPT = 60_000;
/** Nor does the place of a match that is played again. Milliseconds. */
const ORIGINAL_KEPT = 60_000;

interface Parts {
  programme: Programme;
  repository: FixtureRepository;
  rooms: MatchRooms;
  clock: Clock;
  say: Say;
  /** Connections that watch a match right now. */
  viewers: (fixtureId: number) => number;
  /** Those among them that a demonstration added. */
  simulatedViewers: (fixtureId: number) => number;
  /** Players that fetch a channel right now. */
  channelViewers: (channel: string) => number;
}

/** Lists of matches and the live room. */
export class ScheduleService {
  private readonly parts: Parts;
  private readonly onAir: OnAirList;
  /** Kept for a moment: everybody in a room asks for the same. */
  private readonly spoken: ScheduleService['spokenNow'];
  private readonly kept: Pick<FixtureRepository, 'sketches' | 'competitions' | 'among' | 'ofSource'>;

  constructor(parts: Parts) {
    this.parts = parts;
    const { repository, clock } = parts;
    this.onAir = new OnAirList(parts);
    this.spoken = kept((...asked: Parameters<ScheduleService['spokenNow']>) => this.spokenNow(...asked), {
      keyOf: ({ fixtureId, userId, pageSize }, language, without) => [fixtureId, userId, pageSize, language, without].join('/'),
      keep: SPOKEN_KEPT,
      most: 500,
      clock,
    });
    this.kept = {
      sketches: keptSketches(repository.sketches, clock),
      competitions: keptById(repository.competitions, { idOf: ({ id }) => id, keep: COMPETITION_KEPT, most: 20_000, clock }),
      ofSource: kept(repository.ofSource, { keyOf: (sourceKey) => sourceKey, keep: ORIGINAL_KEPT, most: 500, clock }),
      among: keptById(repository.among, { idOf: ({ fixtureId }) => fixtureId, keep: MATCH_KEPT, most: 2_000, clock }),
    };
  }

  /** Throws Refused 404 for a match that is not on the schedule. */
  async liveRoom(id: number, language: Language): Promise<LiveRoom> {
    const { repository, rooms, clock, viewers, programme } = this.parts;
    const listed = await repository.find(id);
    const now = clock.now();
    const showing = listed && this.show(listed, now);
    if (!showing) throw refused.notFound();
    return {
      serverTime: iso(now),
      match: { ...this.present(showing, language), ...detailsOf(showing, language) },
      live: presentShownSnapshot(showing, viewers(id)),
      streams: showing.kind === 'imported' ? [] : this.streams(showing.fixture, now, language),
      groupId: await rooms.of(showing.fixture),
      ...(await elsewhereOf(showing, { football: programme.football, ofSource: this.kept.ofSource, now })),
    };
  }

  /** Matches of one state: on air in the one order of all lists, coming soonest first, ended latest first. */
  async feature({ status, pageSize, sportId }: { status: number; pageSize: number; sportId?: number | undefined }, language: Language): Promise<MatchList> {
    const now = this.parts.clock.now();
    const airings = this.ofStatus(status, now, pageSize, sportId);
    const imported = sportId === undefined || sportId === SPORT_ID.football ? await this.importedOfStatus(status, now, pageSize) : [];
    const all =
      imported.length > 0
        ? [...airings, ...imported].sort((a, b) => (status === featureStatus.coming ? 1 : -1) * (a.fixture.kickOffAt - b.fixture.kickOffAt))
        : airings;
    return this.list(all.slice(0, pageSize), now, language);
  }

  /** Matches that kick off on one day of a time zone, all or those of a team; today when no day is given. */
  async day(
    { pageNum, pageSize, team, ...ask }: DayAsk & { pageNum: number; pageSize: number; team?: string | undefined },
    language: Language,
  ): Promise<Output<typeof scheduleCalls.liveSchedule>> {
    const { programme, clock } = this.parts;
    const now = clock.now();
    const { ids, tournaments, date, sports, days, hours } = await scheduleDay(ask, { repository: this.kept, programme, now });
    const first = (pageNum - 1) * pageSize;
    // A team's name is a matter of the language: it is looked for among the matches as they are shown.
    const ofTeam = team === undefined ? undefined : (await this.shown(ids, this.kept.among, language)).filter(isOfTeam(team));
    return {
      serverTime: iso(now),
      list: ofTeam?.slice(first, first + pageSize) ?? (await this.shown(ids.slice(first, first + pageSize), this.kept.among, language)),
      date,
      total: (ofTeam ?? ids).length,
      sports: [...sports],
      days: [...days],
      hours: ofTeam ? [] : [...hours],
      tournaments: tournaments.map(({ id, count, of }) => ({ id, count, ...this.tournamentWords(of, language) })),
    };
  }

  /** How much each day of a month has. */
  async month({ month, ...choice }: Choice & { month: string }): Promise<Output<typeof scheduleCalls.month>> {
    const { programme, clock } = this.parts;
    return { month, days: await scheduleMonth(month, choice, { repository: this.kept, programme, now: clock.now() }) };
  }

  /** Those of these matches that are there, in the order of the ids. */
  among(ids: readonly number[], language: Language): Promise<MatchSummary[]> {
    return this.shown(ids, this.parts.repository.among, language);
  }

  private async shown(ids: readonly number[], read: FixtureRepository['among'], language: Language): Promise<MatchSummary[]> {
    const now = this.parts.clock.now();
    const listed = new Map((await read(ids)).map((one) => [one.fixtureId, one]));
    return ids
      .map((id) => listed.get(id))
      .map((one) => one && this.show(one, now))
      .filter((one) => one !== undefined)
      .map((shown) => this.present(shown, language));
  }

  /** What is on air. `mode` 0 is everything, else a sport's id. */
  totalLive(mode: number, language: Language): Output<typeof scheduleCalls.totalLive> {
    const now = this.parts.clock.now();
    const { shown, hot } = this.onAir.at(now);
    const ofMode = inMode(shown, mode);
    return { ...this.list(ofMode, now, language), totalLive: shown.length, totalMode: ofMode.length, hot };
  }

  /** Commentators on air now or within half a day, each with the match they speak at now or next. */
  anchors(language: Language): Output<typeof scheduleCalls.anchor> {
    const { programme, clock } = this.parts;
    const now = clock.now();
    const later = programme.fixturesBetween(now + 1, now + HALF_DAY).map((fixture) => this.airing(fixture, now));
    const first = new Map<number, Output<typeof scheduleCalls.anchor>['list'][number]>();
    for (const shown of [...this.onAir.at(now).shown, ...later]) {
      for (const badge of presentCommentators(shown.fixture.fixtureId, language)) {
        if (!first.has(badge.userId)) first.set(badge.userId, { ...badge, match: this.present(shown, language) });
      }
    }
    return { list: [...first.values()] };
  }

  /** What a commentator, whoever speaks at a match, or anybody calls, now and next. Throws Refused 404 for none of that id. */
  anchorSchedule(ask: SpokenAsk, language: Language): Promise<Output<typeof scheduleCalls.anchorSchedule>> {
    return this.spoken(ask, language);
  }

  /** The same without the match itself. */
  otherSchedule(ask: SpokenAsk & { fixtureId: number }, language: Language): Promise<Output<typeof scheduleCalls.otherSchedule>> {
    return this.spoken(ask, language, ask.fixtureId);
  }

  /** How many matches of a sport are on air; 0 is all. Throws Refused 404 for what is no sport. */
  totalLiveSchedule(sportId: number): Output<typeof scheduleCalls.totalLiveSchedule> {
    if (sportId !== 0 && !sportById(sportId)) throw refused.notFound();
    return { total: this.countLive(sportId) };
  }

  /** How many matches are on air. `mode` 0 is everything, else a sport's id. */
  countLive(mode: number): number {
    return inMode(this.onAir.at(this.parts.clock.now()).shown, mode).length;
  }

  /** The match that a channel (`fixtureId-userId`) shows right now. */
  matchOnAir(channel: string): number | null {
    const fixture = this.parts.programme.fixtureById(Number(/^(\d{1,15})-\d{1,15}$/.exec(channel)?.[1] ?? Number.NaN));
    const shown =
      fixture !== undefined &&
      isStreamed(fixture, this.parts.clock.now()) &&
      commentatorsOf(fixture.fixtureId).some(({ id }) => channel === channelOf(fixture.fixtureId, id));
    return shown ? fixture.fixtureId : null;
  }

  private spokenNow(ask: SpokenAsk, language: Language, without?: number) {
    const { programme, clock } = this.parts;
    const now = clock.now();
    const parts = {
      now,
      onAir: () => this.onAir.at(now).shown,
      coming: (most: number, of: 'football' | 'games' | 'all', wanted: (fixtureId: number) => boolean) =>
        gather<Airing>(most, now + 1, horizon(now).to, (start, end) =>
          (of === 'all' ? programme : programme[of]).fixturesBetween(start, end).filter(({ fixtureId }) => wanted(fixtureId)),
        )
          .slice(0, most)
          .map((airing) => this.airing(airing, now)),
      isListed: async (fixtureId: number) => (await this.kept.among([fixtureId])).length > 0,
      present: (shown: Shown, as: Language) => this.present(shown, as),
    };
    return spokenMatches(ask, parts, language, without);
  }

  private ofStatus(status: number, now: number, wanted: number, sportId?: number): Shown[] {
    if (status === featureStatus.live) return this.onAir.at(now).shown.filter((one) => sportId === undefined || sportOf(one.fixture) === sportId);
    const { programme } = this.parts;
    const between = (start: number, end: number) => programme.fixturesBetween(start, end).filter((one) => sportId === undefined || sportOf(one) === sportId);
    const { from, to } = horizon(now);
    const airings =
      status === featureStatus.coming
        ? gather(wanted, now + 1, to, between)
        : gather(wanted, now, from, (start, end) =>
            between(end, start)
              .filter(({ endsAt }) => endsAt <= now)
              .reverse(),
          );
    return airings.map((airing) => this.airing(airing, now));
  }

  private streams(fixture: Placed, now: number, language: Language): LiveRoom['streams'] {
    if (!isStreamed(fixture, now)) return [];
    return presentCommentators(fixture.fixtureId, language).map((commentator) => {
      const channel = channelOf(fixture.fixtureId, commentator.userId);
      return { commentator, hls: `/al/hls/${channel}/master.m3u8`, viewers: this.parts.channelViewers(channel), shirts: CLIP_SHIRTS };
    });
  }

  private async importedOfStatus(status: number, now: number, wanted: number): Promise<Shown[]> {
    const { repository } = this.parts;
    switch (status) {
      case featureStatus.live:
        return [];
      case featureStatus.coming:
        return (await repository.importedAfter(new Date(now), wanted)).map((match) => showImported(match, now));
      default:
        return (await repository.importedResults(new Date(now), wanted)).map((match) => showImported(match, now)).filter(({ noResult }) => !noResult);
    }
  }

  private show(listed: ListedFixture, now: number): Shown | undefined {
    if (listed.kind === 'imported') return showImported(listed, now);
    const airing = this.parts.programme.fixtureById(listed.fixtureId);
    return airing && this.airing(airing, now);
  }

  private airing(airing: Airing, now: number): Shown {
    return showAiring(airing, this.parts.programme, now);
  }

  private tournamentWords(of: DayTournament['of'], language: Language): { name: string; short: string } {
    const { name, short } = 'sportId' in of ? generatedWords(of.sportId, language) : presentCompetition(of, this.parts.say, language);
    return { name, short };
  }

  private list(shown: readonly Shown[], now: number, language: Language): MatchList {
    return { serverTime: iso(now), list: shown.map((showing) => this.present(showing, language)) };
  }

  private present(showing: Shown, language: Language): MatchSummary {
    const { viewers, simulatedViewers, say } = this.parts;
    const { fixtureId } = showing.fixture;
    return { ...presentShown(showing, viewers(fixtureId), say, language), ...(simulatedViewers(fixtureId) > 0 && { simulatedViewers: true }) };
  }
}

const isStreamed = ({ kickOffAt, endsAt }: Placed, now: number): boolean => now >= kickOffAt - WARM_UP && now < endsAt;

const isOfTeam =
  (team: string) =>
  ({ home, away }: MatchSummary): boolean =>
    meansTeam(team, home.name) || meansTeam(team, away.name);

/** `mode` 0 is everything, else a sport's id. */
const inMode = (shown: readonly Shown[], mode: number): readonly Shown[] => (mode === 0 ? shown : shown.filter((one) => sportOf(one.fixture) === mode));

const channelOf = (fixtureId: number, userId: number): string => `${fixtureId}-${userId}`;
