import { observer } from 'mobx-react-lite';
import { links } from '@portal/contracts';
import type { MatchSummary } from '@portal/contracts/match';
import { scheduleCalls } from '@portal/contracts/schedule';
import { standing } from '@portal/domain';
import { useApp, useHydrated, useModel, type SlotLoad } from '@portal/platform';
import { PitchStripes, ScoreBoard } from '@portal/ui';
import { askAnew, queries } from '../../queries.ts';
import { keyOf } from '../live-list/use-live-list.ts';
import { gamePeriod } from '../match/game-clock.ts';
import { renderLink } from '../match/links.tsx';
import { useMatchWords, type MatchWords } from '../match/match-words.ts';
import { phaseOf } from '../match/phase-of.ts';
import { roomLink } from '../match/room-link.ts';
import { hasScore } from '../match/unscored.ts';
import { MatchCardModel, type MatchThen } from './match-card.model.ts';
import styles from './match-card.module.css';

type Props = { fixtureId: number; title: string };
/** Travels with the page: of a room only what a card shows. Null: nothing is known of the match. */
interface Loaded {
  readonly first: MatchThen | null;
}

export const loadMatchCard: SlotLoad<Props> = async (a, { fixtureId }): Promise<Loaded> => {
  try {
    const { serverTime, match } = await a.api.call(scheduleCalls.liveRoom, { id: String(fixtureId) });
    return { first: { serverTime, match } };
  } catch {
    return { first: null };
  }
};

/** `live-and-schedule/match-card`: the match that a text is about, as it stands, and the way to it. Where nothing is known of it, the way alone. */
export function MatchCardSlot({ fixtureId, title, data }: Props & { data: Loaded | null }) {
  const { language } = useApp().prefs;
  // The text around it may be in another language.
  return (
    <div className={styles.place} lang={language}>
      {data?.first ? (
        <Card first={data.first} />
      ) : (
        renderLink({
          href: links.liveRoom(fixtureId),
          className: styles.card ?? '',
          children: <PitchStripes className={styles.words}>{title}</PitchStripes>,
        })
      )}
    </div>
  );
}

const states = { live: 'live', coming: 'coming', ended: 'ended', 'no-result': 'unknown' } as const;

const Card = observer(function Card({ first }: { first: MatchThen }) {
  const a = useApp();
  const words = useMatchWords();
  const hydrated = useHydrated();
  const { fixtureId } = first.match;
  const ask = () => askAnew(a, queries.liveRoom(a, fixtureId));
  const model = useModel(() => new MatchCardModel({ socket: a.socket, clock: a.clock, first, ask }), keyOf(a, String(fixtureId)));
  const match = words.seen(model.match);
  const is = model.standing;
  const { feed } = model;
  const updated = (at: number) => words.t('feed.updated', { time: words.clock(at) });
  // A clock that runs on without news says since when.
  const stale = is === 'live' && feed.status !== 'live' ? updated(feed.at) : undefined;
  const kept = words.hides && hasScore(model.match);
  return renderLink({
    href: roomLink(match),
    className: styles.card ?? '',
    children: (
      <ScoreBoard
        {...words.sides(match)}
        state={stale === undefined ? states[is] : 'unknown'}
        score={is === 'coming' ? null : kept ? 'hidden' : match.score}
        clock={is === 'coming' ? words.kickOff(match) : words.time(match, model.now)}
        note={stale ?? noteOf(match, words, model.now)}
        {...(!hydrated && is === 'live' && { age: updated(model.now) })}
        announcement={sentence(model.match, words, model.now)}
      />
    ),
  });
});

function noteOf(match: MatchSummary, { t, score, day, timeNote }: MatchWords, now: number): string | undefined {
  if (standing(match) === 'coming') return day(match.kickOff);
  return match.penalties ? t('score.penalties', { score: score(match.penalties) }) : timeNote(match, now);
}

/** Changes with goals and periods, not with every minute: it is read out when it does, and it is the name of the link. */
function sentence(told: MatchSummary, words: MatchWords, now: number): string {
  const { t } = words;
  const match = words.seen(told);
  if (standing(match) === 'coming') return words.inOneSentence(match, now);
  const period = gamePeriod(match);
  const phase = period ? t(`game.${period.key}`, { ...period.values }) : t(`phase.${phaseOf(match)}`);
  if (words.hides && hasScore(told)) return `${words.title(match)}. ${t('score.keptFrom', { text: phase })}.`;
  const { home, away } = words.sides(match);
  if (match.race) return t('race.announce', { first: home.name, second: away.name, phase });
  if (!match.score) return `${words.title(match)}. ${phase}.`;
  const said = t('score.announce', { home: home.name, homeGoals: match.score.home, away: away.name, awayGoals: match.score.away, phase });
  return match.penalties ? `${said} ${t('score.penalties', { score: words.score(match.penalties) })}.` : said;
}
