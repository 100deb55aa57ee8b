import { links } from '@portal/contracts';
import { highlightKinds, type Highlight } from '@portal/contracts/highlight';
import { formatDay } from '@portal/i18n';
import { matchMinute } from '@portal/domain';
import { useApp } from '@portal/platform';
import { useWords } from '../words.ts';

/** What is said of a goal; who hides scores reads neither who scored nor what it made. */
export function useHighlightWords() {
  const words = useWords();
  const { prefs } = useApp();
  const { hidesScores = false } = prefs;
  const { t } = words;
  return {
    ...words,
    hidesScores,
    /** "Ferran Torres ghi bàn". */
    goal: ({ kind, player, home, away }: Highlight) =>
      hidesScores
        ? t('highlight.hidden', { home: home.name, away: away.name })
        : t(`highlight.goal.${highlightKinds.find((known) => known === kind) ?? 'goal'}`, { player }),
    /** Words of the usual address name the scorer. */
    href: ({ id, slug }: Highlight) => links.highlight(hidesScores ? String(id) : slug),
    /** When it was played: the hour says how early it fell. */
    played: ({ at }: Highlight) => t('highlight.played', { at: hidesScores ? formatDay(at, prefs) : words.moment(at) }),
    /** What the film is: nothing of that match. */
    drawn: ({ kind }: Highlight) => t(kind === 'own-goal' && !hidesScores ? 'highlight.drawnOwn' : 'highlight.drawn'),
    /** "90+2′". */
    minute: ({ minute, added }: Highlight) => t('highlight.minute', { minute: matchMinute(minute, added) }),
  };
}
export type HighlightWords = ReturnType<typeof useHighlightWords>;
