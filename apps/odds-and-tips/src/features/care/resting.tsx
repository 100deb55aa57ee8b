import { Moon } from 'lucide-react';
import { links } from '@portal/contracts';
import { useApp } from '@portal/platform';
import { EmptyState, LinkButton } from '@portal/ui';
import type { MatchWords } from '../match/match-words.ts';
import { renderLink } from '../portal/links.tsx';

/** The end of a break that is going on; undefined: there is none, or it is over since it was asked for. */
export function useBreakEnd(breakUntil: string | null | undefined): string | undefined {
  const { clock } = useApp();
  return breakUntil && Date.parse(breakUntil) > clock.now() ? breakUntil : undefined;
}

/** In place of a form, during a break. */
export function Resting({ until, words: { t, clock, date } }: { until: string; words: MatchWords }) {
  return (
    <EmptyState
      level={2}
      icon={<Moon size={32} aria-hidden="true" />}
      title={t('age.resting', { time: clock(until), day: date(until) })}
      action={
        <LinkButton variant="secondary" href={links.care()} renderLink={renderLink}>
          {t('age.care')}
        </LinkButton>
      }
    >
      {t('age.restingText')}
    </EmptyState>
  );
}
