import { inArray } from 'drizzle-orm';
import { actionModes, postTypes, visibility } from '@portal/contracts/newsfeed';
import { tipConfidences } from '@portal/contracts/tips';
import { finalScore, marketOfTip, picksOf, randomFrom, TIP_TYPE, tipTerms, unitsOf, type TipTerms, type TipType } from '@portal/domain';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { account, tip } from '../db/schema.ts';
import type { Say } from '../http/words.ts';
import type { Fixture, FixtureProvider } from '../live/fixture-provider.ts';
import { cardUuid, feedOf, postRepository } from '../modules/newsfeed/index.ts';
import { presentTeam } from '../modules/schedule/index.ts';
import { cardOfTip, priceNow, tipEdition, tipRepository, type NewTipRow } from '../modules/tips/index.ts';
import { replayedFixture, type OddsBook } from '../sports/odds/index.ts';
import demo from './demo-tips.json' with { type: 'json' };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How far back a fresh portal's tips go, one that has some already, and how far ahead of the kick-off they are written. */
const BACK = { fresh: 14 * DAY, again: DAY } as const;
const AHEAD = { least: 20 * MINUTE, most: 26 * 60 * MINUTE } as const;
/** Rows of one statement. */
const CHUNK = 200;

interface Parts {
  db: Db;
  clock: Clock;
  fixtures: FixtureProvider;
  book: OddsBook;
  say: Say;
}
type Tipster = (typeof demo.tipsters)[number] & { readonly id: number };

/**
 * Tips of the demo members on the replays, each as it would have been written before its match, at the price of that
 * moment; they are settled like any others, so the records are true. The same tips whenever it is asked.
 */
export async function seedTips({ db, clock, fixtures, book, say }: Parts): Promise<void> {
  const now = clock.now();
  const accounts = await db
    .select({ id: account.id, username: account.username })
    .from(account)
    .where(
      inArray(
        account.username,
        demo.tipsters.map(({ username }) => username),
      ),
    );
  const tipsters = demo.tipsters.flatMap((tipster) => accounts.filter(({ username }) => username === tipster.username).map(({ id }) => ({ ...tipster, id })));
  if (tipsters.length === 0) return;
  const [known] = await db
    .select({ id: tip.id })
    .from(tip)
    .where(
      inArray(
        tip.authorId,
        tipsters.map(({ id }) => id),
      ),
    )
    .limit(1);
  const played = fixtures.fixturesBetween(now - (known ? BACK.again : BACK.fresh), now + AHEAD.most);
  const rows = played
    .flatMap((fixture) => tipsters.flatMap((tipster) => tipOf(tipster, fixture, book, now) ?? []))
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  for (let start = 0; start < rows.length; start += CHUNK) {
    const added = await tipRepository(db).add(rows.slice(start, start + CHUNK));
    // The feed shows those of matches to come; older ones would push the posts out of sight.
    for (const stored of added.filter(({ kickOff }) => kickOff.getTime() > now)) {
      const fixture = played.find(({ fixtureId }) => fixtureId === stored.fixtureId);
      const terms = tipTerms(stored.type, stored.pick, stored.line);
      if (!fixture || typeof terms === 'string') continue;
      const card = cardOfTip(stored.id, namesOf(fixture), terms, stored.price, say);
      await postRepository(db).add({
        authorId: stored.authorId,
        uuid: cardUuid(card),
        postType: postTypes.shareTips,
        feed: feedOf(postTypes.shareTips),
        actionMode: actionModes.normal,
        visibility: visibility.public,
        content: stored.content,
        card,
        fixtureId: stored.fixtureId,
        createdAt: stored.createdAt,
      });
    }
  }
}

/** This tipster's tip on a match, or null for one that they leave out or have not written yet. */
function tipOf(tipster: Tipster, fixture: Fixture, book: OddsBook, now: number): NewTipRow | null {
  const random = randomFrom(`tip ${tipster.username} ${fixture.fixtureId}`);
  if (Math.floor(random() * tipster.every) !== 0) return null;
  const createdAt = fixture.kickOffAt - AHEAD.least - Math.floor((random() * (AHEAD.most - AHEAD.least)) / MINUTE) * MINUTE;
  if (createdAt > now) return null;
  const type = typeFor(random());
  const market = marketOfTip(type);
  const record = book.recordAt(replayedFixture(fixture), market, createdAt);
  const line = record?.instant && 'handicap' in record.instant ? record.instant.handicap : null;
  const choices = picksOf(type)
    .map((pick) => tipTerms(type, pick, line))
    .filter((terms) => typeof terms !== 'string');
  const terms = chosen(choices, fixture, random, tipster.luck);
  const price = terms && priceNow(record, terms);
  if (!terms || typeof price !== 'number') return null;
  return {
    uuid: `demo-${fixture.fixtureId}-${type}`,
    authorId: tipster.id,
    fixtureId: fixture.fixtureId,
    sourceKey: fixture.match.sourceKey,
    kickOff: new Date(fixture.kickOffAt),
    ...tipEdition(fixture.match),
    ...terms,
    price,
    content: wordsFor(terms, fixture, random()),
    confidence: tipConfidences[Math.floor(random() * tipConfidences.length)] ?? null,
    createdAt: new Date(createdAt),
  };
}

function typeFor(chance: number): TipType {
  if (chance < 0.4) return TIP_TYPE.handicap;
  if (chance < 0.75) return TIP_TYPE.overUnder;
  if (chance < 0.85) return TIP_TYPE.european;
  return chance < 0.93 ? TIP_TYPE.halfOverUnder : TIP_TYPE.halfHandicap;
}

/** Now and then a tipster is lucky; else they guess. Luck looks at the end of the match, which tips of whole matches go by. */
function chosen(choices: readonly TipTerms[], { match }: Fixture, random: () => number, luck: number): TipTerms | undefined {
  const guess = choices[Math.floor(random() * choices.length)];
  return random() < luck ? (choices.find((terms) => unitsOf(terms, match.score.fullTime ?? finalScore(match.score)) > 0) ?? guess) : guess;
}

function wordsFor(terms: TipTerms, fixture: Fixture, chance: number): string {
  const words = demo.words[terms.pick];
  const { home, away } = namesOf(fixture);
  return (words[Math.floor(chance * words.length)] ?? '').replaceAll('{{home}}', home).replaceAll('{{away}}', away);
}

const namesOf = ({ match }: Fixture) => ({ home: presentTeam(match.home.name, 'vi').name, away: presentTeam(match.away.name, 'vi').name });
