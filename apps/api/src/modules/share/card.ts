import type { Language } from '@portal/contracts';
import type { MatchSummary, Team } from '@portal/contracts/match';
import { bareName, crestDrawing, isPale, matchMinute, standing } from '@portal/domain';
import { formatDay, formatTime } from '@portal/i18n';
import type { Say } from '../../http/words.ts';

export const CARD = { width: 1_200, height: 630 } as const;

/** What a picture of a match says. Two matches that say the same have the same picture. */
export interface Card {
  readonly tournament: string;
  readonly home: Side;
  readonly away: Side;
  /** "2–1", or the kick-off "19:15". */
  readonly middle: string;
  /** Under it: "Phút 67", "21/11, giờ Việt Nam". */
  readonly below: string;
  /** "BLV Chín Penalty, Tư Việt Vị"; empty where nobody calls the match. */
  readonly voices: string;
  readonly badge: { readonly words: string; readonly live: boolean };
}
type Side = Pick<Team, 'name' | 'monogram' | 'colors'>;

/** The hour that a picture tells is everybody's, so it says whose it is. */
export const VIETNAM = { timeZone: 'Asia/Ho_Chi_Minh' };

/** The facts of a match as a link to it shows them: teams, score, minute (section 8). */
export function cardOf(match: MatchSummary, language: Language, say: Say): Card {
  const { home, away, clock, score, penalties } = match;
  const t = (key: string, params?: Record<string, string | number>) => say(language, `share.${key}`, params);
  const side = ({ name, monogram, colors }: Team): Side => ({ name, monogram, colors });
  const stands = standing(match);
  const live = stands === 'live';
  const ended = stands === 'ended';
  const day = formatDay(match.kickOff, { ...VIETNAM, language });
  const played = (live || ended) && score !== null;
  const running =
    clock.phase === 'half-time'
      ? t('halfTime')
      : clock.minute === null || match.generated
        ? ''
        : t('minute', { minute: matchMinute(clock.minute, clock.added) });
  return {
    tournament: [match.tournament.name, match.tournament.stage].filter(Boolean).join(' · '),
    home: side(home),
    away: side(away),
    middle: played ? `${score.home}–${score.away}` : match.dayOnly ? day : formatTime(match.kickOff, VIETNAM),
    below: live
      ? running
      : penalties
        ? t('penalties', { home: penalties.home, away: penalties.away })
        : match.dayOnly
          ? ''
          : t(ended ? 'played' : 'kickOff', { day }),
    voices: ended || match.commentators.length === 0 ? '' : t('voices', { names: namesOf(match.commentators) }),
    badge: {
      words: t(live ? (match.replay ? 'replay' : 'live') : ended ? 'ended' : stands === 'no-result' ? 'unknown' : 'coming'),
      live: live && !match.replay,
    },
  };
}

/** As many as fit into a line; each without the title that the line has already. */
const VOICES = 3;
const namesOf = (commentators: MatchSummary['commentators']): string =>
  commentators
    .slice(0, VOICES)
    .map(({ name }) => bareName(name))
    .join(', ');

/** Element of satori: https://github.com/vercel/satori reads the same as React makes, and needs no React for it. */
export interface Node {
  readonly type: string;
  readonly key: null;
  readonly props: { readonly style?: Record<string, string | number>; readonly children?: unknown; readonly [attribute: string]: unknown };
}
export const node = (type: string, style: Record<string, string | number>, ...children: (Node | string)[]): Node => ({
  type,
  key: null,
  // A box that holds more than one thing says how; satori insists.
  props: { style: { display: 'flex', ...style }, children: children.length === 1 ? children[0] : children },
});
export const text = (style: Record<string, string | number>, words: string) => node('div', style, words);

export const COLORS = {
  deep: '#04190F',
  pitch: '#08301F',
  stripe: '#0A3826',
  on: '#F2F7F4',
  muted: '#A5CBB7',
  live: '#D92D20',
  dark: 'rgba(0,0,0,0.45)',
  line: 'rgba(255,255,255,0.12)',
};
const STRIPES = 8;
const CIRCLE = 400;
/** Each piece of a family goes by its own name: of two with one name satori sees the last. A letter is taken from the first that has it. */
export const FAMILIES = { words: ['latin', 'vietnamese', 'latin-ext'], figures: ['figures'] } as const;
const WORDS = FAMILIES.words.join(', ');
const FIGURES = [...FAMILIES.figures, ...FAMILIES.words].join(', ');

/** A pitch with what stands on it, from its top to its foot. */
export function ground(...parts: Node[]): Node {
  const stripe = (place: number) =>
    node('div', {
      position: 'absolute',
      top: 0,
      left: (place * 2 * CARD.width) / (STRIPES * 2),
      width: CARD.width / (STRIPES * 2),
      height: CARD.height,
      backgroundColor: COLORS.stripe,
    });
  return node(
    'div',
    { width: CARD.width, height: CARD.height, position: 'relative', backgroundColor: COLORS.pitch, color: COLORS.on, fontFamily: WORDS },
    ...Array.from({ length: STRIPES }, (_, place) => stripe(place)),
    // Halfway line and centre circle.
    node('div', { position: 'absolute', top: 0, left: CARD.width / 2 - 2, width: 4, height: CARD.height, backgroundColor: COLORS.line }),
    node('div', {
      position: 'absolute',
      top: (CARD.height - CIRCLE) / 2,
      left: (CARD.width - CIRCLE) / 2,
      width: CIRCLE,
      height: CIRCLE,
      boxSizing: 'border-box',
      border: `4px solid ${COLORS.line}`,
      borderRadius: CIRCLE / 2,
      backgroundColor: COLORS.pitch,
    }),
    node('div', { position: 'absolute', left: 0, right: 0, bottom: 0, height: 12, backgroundColor: COLORS.deep }),
    node(
      'div',
      {
        position: 'absolute',
        top: 0,
        left: 0,
        width: CARD.width,
        height: CARD.height,
        boxSizing: 'border-box',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '56px 64px',
      },
      ...parts,
    ),
  );
}

/** The card, laid out: 1200 by 630 pixels. */
export const layOut = ({ tournament, home, away, middle, below, voices, badge }: Card): Node =>
  ground(
    node(
      'div',
      { justifyContent: 'space-between', alignItems: 'center', width: '100%' },
      text({ fontSize: 34, fontWeight: 700, color: COLORS.muted, maxWidth: 760, lineClamp: 2, display: 'block' }, tournament),
      text(
        { fontSize: 32, fontWeight: 800, padding: '10px 22px', borderRadius: 8, backgroundColor: badge.live ? COLORS.live : COLORS.dark, color: '#FFFFFF' },
        badge.words,
      ),
    ),
    node(
      'div',
      { justifyContent: 'space-between', alignItems: 'flex-start', width: '100%' },
      sideOf(home),
      node(
        'div',
        { flexDirection: 'column', alignItems: 'center', width: 340, marginTop: 24 },
        text({ fontFamily: FIGURES, fontWeight: 700, fontSize: 150, lineHeight: 1 }, middle),
        ...(below ? [text({ fontSize: 32, fontWeight: 700, color: COLORS.muted, marginTop: 12, textAlign: 'center' }, below)] : []),
      ),
      sideOf(away),
    ),
    text(
      { fontSize: 32, fontWeight: 700, color: COLORS.muted, width: '100%', minHeight: 42, textAlign: 'center', lineClamp: 1, display: 'block' },
      voices || ' ',
    ),
  );

const sideOf = ({ name, monogram, colors }: Side): Node =>
  node(
    'div',
    { flexDirection: 'column', alignItems: 'center', width: 350 },
    crest(monogram, colors),
    text({ fontSize: 40, fontWeight: 800, lineHeight: 1.2, marginTop: 28, textAlign: 'center', lineClamp: 3, display: 'block', maxWidth: 350 }, name),
  );

/** The shield that the pages draw, as a picture within the picture. */
export function crest(monogram: string, [field = '#FFFFFF', figure = field]: readonly string[], size = 190): Node {
  const { outline, pattern } = crestDrawing(monogram);
  const shape = (path: string, more: object): Node => ({ type: 'path', key: null, props: { d: path, ...more } });
  return {
    type: 'svg',
    key: null,
    props: {
      width: size,
      height: size,
      viewBox: '0 0 40 40',
      children: [
        { type: 'clipPath', key: null, props: { id: 'shield', children: shape(outline, {}) } },
        shape(outline, { fill: field }),
        shape(pattern, { fill: figure, clipPath: 'url(#shield)' }),
        shape(outline, { fill: 'none', stroke: isPale(field) ? 'rgba(18,24,30,0.35)' : 'rgba(255,255,255,0.55)', strokeWidth: 1 }),
      ],
    },
  };
}
