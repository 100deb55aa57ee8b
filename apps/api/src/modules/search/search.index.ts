import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/open.ts';
import type { Say } from '../../http/words.ts';
import type { Programme } from '../../live/programme.ts';
import { horizon } from '../schedule/index.ts';
import { Catalogue } from './catalogue.ts';
import { rankedWords } from './rank.ts';
import {
  personThing,
  searchKinds,
  searchRepository,
  signatureOf,
  type SearchKind,
  type SearchRepository,
  type Thing,
  type WordlessArticle,
} from './search.repository.ts';

interface Parts {
  db: Db;
  clock: Clock;
  say: Say;
  programme: Programme;
}

/** Members and articles that are taken up at a time. */
const STEP = 500;
/** A hashtag says less of an article than its title. */
const HASHTAGS_FROM = 40;

/**
 * Keeps the words of all that can be found. They are stored, so a start writes only what has changed since the last one. Names of members are kept by their
 * repository as they are given; here only those are added that were there before it did.
 */
export class SearchIndex {
  readonly catalogue: Catalogue;
  private readonly parts: Parts;
  private readonly words: SearchRepository;
  private filling: Promise<void> | undefined;
  /** Of the matches that run by the clock: those that leave the schedule leave the index. */
  private airing = new Set<number>();
  private learntOf: Date | null = null;

  constructor(parts: Parts) {
    this.parts = parts;
    this.catalogue = new Catalogue(parts.say);
    this.words = searchRepository(parts.db);
  }

  /** Resolves when everything was compared once with what is stored. Begins with the first who asks; after a failure the next one tries again. */
  ready(): Promise<void> {
    this.filling ??= this.fill().catch((error: unknown) => {
      this.filling = undefined;
      throw error;
    });
    return this.filling;
  }

  /** Takes up what is new since the last time. */
  async refresh(): Promise<void> {
    if (!this.filling) return this.ready();
    await this.ready();
    const known = new Set([...this.catalogue.teams(), ...this.catalogue.tournaments()].map(({ refId }) => refId));
    const isNew = ({ refId }: Thing) => !known.has(refId);
    const before = this.airing;
    await this.words.put(searchKinds.match, [...(await this.imported()), ...this.airings()]);
    await this.words.remove(
      searchKinds.match,
      [...before].filter((id) => !this.airing.has(id)),
    );
    await this.words.put(searchKinds.team, this.catalogue.teams().filter(isNew));
    await this.words.put(searchKinds.tournament, this.catalogue.tournaments().filter(isNew));
    await this.written();
  }

  /** Resolves when nothing is being written. */
  async idle(): Promise<void> {
    await this.filling?.catch(() => {});
  }

  private async fill(): Promise<void> {
    const matches = [...(await this.imported()), ...this.airings()];
    await this.agree(searchKinds.match, matches);
    await this.agree(searchKinds.team, this.catalogue.teams());
    await this.agree(searchKinds.tournament, this.catalogue.tournaments());
    await this.written();
  }

  /** Makes what is stored of a kind the same as these. */
  private async agree(kind: SearchKind, things: readonly Thing[]): Promise<void> {
    const stored = await this.words.known(kind);
    const wanted = new Set(things.map(({ refId }) => refId));
    await this.words.remove(
      kind,
      [...stored.keys()].filter((id) => !wanted.has(id)),
    );
    await this.words.put(
      kind,
      things.filter(({ refId, words }) => stored.get(refId) !== signatureOf(words)),
    );
  }

  /** Those that have come onto the schedule since the last time. */
  private airings(): Thing[] {
    const { programme, clock } = this.parts;
    const { from, to } = horizon(clock.now());
    const listed = programme.fixturesBetween(from, to);
    const before = this.airing;
    this.airing = new Set(listed.map(({ fixtureId }) => fixtureId));
    return listed
      .filter(({ fixtureId }) => !before.has(fixtureId))
      .map((airing) => this.catalogue.addAiring(airing))
      .filter((thing) => thing !== undefined);
  }

  private async imported(): Promise<Thing[]> {
    const rows = await this.words.importedAfter(this.learntOf);
    for (const { importedAt } of rows) if (!this.learntOf || importedAt > this.learntOf) this.learntOf = importedAt;
    return rows.map((row) => this.catalogue.addImported(row));
  }

  /** Members and articles without words yet. */
  private async written(): Promise<void> {
    await inSteps(
      (after) => this.words.accountsWithoutWords(after, STEP),
      (rows) => this.words.put(searchKinds.person, rows.map(personThing)),
    );
    await inSteps(
      (after) => this.words.articlesWithoutWords(after, STEP),
      (rows) => this.words.put(searchKinds.article, rows.map(articleThing)),
    );
  }
}

export const articleThing = ({ id, titles, hashtags, publishedAt }: WordlessArticle): Thing => ({
  refId: id,
  words: rankedWords([...titles.map((text) => ({ text })), ...hashtags.map((text) => ({ text, from: HASHTAGS_FROM }))], publishedAt.getTime() / 60_000),
});

async function inSteps<Row extends { readonly id: number }>(next: (after: number) => Promise<Row[]>, take: (rows: Row[]) => Promise<void>): Promise<void> {
  for (let rows = await next(0); rows.length > 0; rows = await next(rows.at(-1)!.id)) await take(rows);
}
