import { languages, type Language } from '@portal/contracts';
import type { Found } from '@portal/contracts/search';
import { SPORT_ID } from '@portal/domain';
import type { Say } from '../../http/words.ts';
import { isGame, type Airing } from '../../live/programme.ts';
import { generatedWords, isPlaceholderTeam, isRace, tournamentIdOf, type Duel } from '../../sports/index.ts';
import { gameTournamentId, presentCompetition, presentGameTeam, presentTeam } from '../schedule/index.ts';
import { rankedWords, type Name } from './rank.ts';
import type { ImportedNames, Thing } from './search.repository.ts';

type FoundTeam = Found['teams'][number];
type FoundTournament = Found['tournaments'][number];
/** Something that plays or is played for. `matches`: how many of the matches here are its own; `latest`: the last of them, minutes since 1970. */
interface Entry<Shown> {
  readonly id: number;
  readonly names: readonly Name[];
  present(language: Language): Shown;
  matches: number;
  latest: number;
}

/** A match's own teams come before the competition it belongs to. */
const COMPETITION_FROM = 20;
/** A team's three letters come after its names. */
const CODE_FROM = 10;
const minutesOf = (moment: number): number => Math.floor(moment / 60_000);

/** Teams and tournaments of all matches that the portal lists, gathered from the matches: what is made up stands in no table. Made anew by every node; the same everywhere. */
export class Catalogue {
  private readonly say: Say;
  private readonly teamsByKey = new Map<string, Entry<FoundTeam>>();
  private readonly tournamentsByKey = new Map<string, Entry<FoundTournament>>();
  private readonly teamsById = new Map<number, Entry<FoundTeam>>();
  private readonly tournamentsById = new Map<number, Entry<FoundTournament>>();

  constructor(say: Say) {
    this.say = say;
  }

  team(id: number, language: Language): FoundTeam | undefined {
    return this.teamsById.get(id)?.present(language);
  }

  tournament(id: number, language: Language): FoundTournament | undefined {
    return this.tournamentsById.get(id)?.present(language);
  }

  teams(): Thing[] {
    return [...this.teamsById.values()].map(({ id, names, matches }) => ({ refId: id, words: rankedWords(names, matches) }));
  }

  tournaments(): Thing[] {
    return [...this.tournamentsById.values()].map(({ id, names, latest }) => ({ refId: id, words: rankedWords(names, latest) }));
  }

  /** A match that runs by the clock; its words, or none for a race: a track every half hour, without teams. */
  addAiring(airing: Airing): Thing | undefined {
    if (isGame(airing))
      return isRace(airing)
        ? (this.count(this.gameTournament(airing.sportId), airing.kickOffAt), undefined)
        : this.add(airing.fixtureId, airing.kickOffAt, [this.club(airing, 'home'), this.club(airing, 'away')], this.gameTournament(airing.sportId));
    const { home, away, competition, season } = airing.match;
    return this.add(airing.fixtureId, airing.kickOffAt, this.footballTeams(home.name, away.name), this.competition({ competition, season }));
  }

  addImported({ id, kickOff, home, away, competition, season }: ImportedNames): Thing {
    return this.add(id, kickOff.getTime(), this.footballTeams(home, away), this.competition({ competition, season }));
  }

  private add(refId: number, kickOffAt: number, sides: readonly Entry<FoundTeam>[], tournament: Entry<FoundTournament>): Thing {
    for (const entry of [...sides, tournament]) this.count(entry, kickOffAt);
    const names = [
      ...sides.flatMap((side) => side.names.filter(({ from }) => from === undefined)),
      ...tournament.names.map(({ text }) => ({ text, from: COMPETITION_FROM })),
    ];
    return { refId, words: rankedWords(names, minutesOf(kickOffAt)) };
  }

  private count(entry: Entry<unknown>, kickOffAt: number): void {
    entry.matches += 1;
    entry.latest = Math.max(entry.latest, minutesOf(kickOffAt));
  }

  /** Nobody looks for a team that is not known yet. */
  private footballTeams(...names: readonly string[]): Entry<FoundTeam>[] {
    return names.filter((name) => !isPlaceholderTeam(name)).map((name) => this.footballTeam(name));
  }

  private footballTeam(name: string): Entry<FoundTeam> {
    return known(this.teamsByKey, this.teamsById, name, () => teamEntry((language) => ({ team: presentTeam(name, language), sport: SPORT_ID.football })));
  }

  private club(game: Duel, side: 'home' | 'away'): Entry<FoundTeam> {
    const club = game[side];
    return known(this.teamsByKey, this.teamsById, `generated ${club.key}`, () => teamEntry(() => ({ team: presentGameTeam(club), sport: game.sportId })));
  }

  private competition(of: { competition: string; season: string }): Entry<FoundTournament> {
    return known(this.tournamentsByKey, this.tournamentsById, `${of.competition} ${of.season}`, () =>
      tournamentEntry(tournamentIdOf(of), (language) => ({ ...presentCompetition(of, this.say, language), sport: SPORT_ID.football })),
    );
  }

  private gameTournament(sportId: Duel['sportId'] | 40): Entry<FoundTournament> {
    return known(this.tournamentsByKey, this.tournamentsById, `generated ${sportId}`, () =>
      tournamentEntry(gameTournamentId({ sportId }), (language) => {
        const { name, short } = generatedWords(sportId, language);
        return { id: gameTournamentId({ sportId }), name, short, sport: sportId };
      }),
    );
  }
}

/** What a source calls differently is one entry all the same. */
function known<Shown>(byKey: Map<string, Entry<Shown>>, byId: Map<number, Entry<Shown>>, key: string, make: () => Entry<Shown>): Entry<Shown> {
  const found = byKey.get(key);
  if (found) return found;
  const made = make();
  const entry = byId.get(made.id) ?? made;
  byId.set(entry.id, entry);
  byKey.set(key, entry);
  return entry;
}

function teamEntry(present: (language: Language) => FoundTeam): Entry<FoundTeam> {
  const shown = languages.map((language) => present(language).team);
  const names = [...new Set(shown.map(({ name }) => name))].map((text) => ({ text }));
  return { id: shown[0]!.id, names: [...names, { text: shown[0]!.code, from: CODE_FROM }], present, matches: 0, latest: 0 };
}

function tournamentEntry(id: number, present: (language: Language) => FoundTournament): Entry<FoundTournament> {
  const names = [
    ...new Set(
      languages.flatMap((language) => {
        const { name, short } = present(language);
        return [name, short];
      }),
    ),
  ].map((text) => ({ text }));
  return { id, names, present, matches: 0, latest: 0 };
}
