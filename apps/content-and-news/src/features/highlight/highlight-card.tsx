import type { Highlight } from '@portal/contracts/highlight';
import { crestColors, RoomCard, type HeadingLevel } from '@portal/ui';
import { renderLink } from '../links.tsx';
import type { HighlightWords } from './highlight-words.ts';

/** One goal in a list: its film's poster, minute, score. */
export function HighlightCard({ highlight, level, words }: { highlight: Highlight; level: HeadingLevel; words: HighlightWords }) {
  const { home, away, score, films, tournament, fixtureId } = highlight;
  return (
    <RoomCard
      href={words.href(highlight)}
      renderLink={renderLink}
      title={words.goal(highlight)}
      level={level}
      state="ended"
      minute={words.hidesScores ? words.t('highlight.title') : words.minute(highlight)}
      // Films show which side scores.
      poster={{ seed: String(fixtureId), picture: words.hidesScores ? null : films.wide.poster }}
      overlay={{
        kind: 'score',
        home: { name: home.name, monogram: home.monogram, colors: crestColors(home) },
        away: { name: away.name, monogram: away.monogram, colors: crestColors(away) },
        score: words.hidesScores ? null : score,
      }}
      note={`${home.name} – ${away.name} · ${tournament.short} · ${words.played(highlight)}`}
    />
  );
}
