import { CalendarPlus } from 'lucide-react';
import { useApp } from '@portal/platform';
import { buttonClass } from '@portal/ui';
import { calendarAddress } from './calendar-address.ts';
import type { MatchWords } from './match-words.ts';

/** A match to come, for the calendar of one's phone. `block`: as wide as there is room. */
export function MatchCalendar({ fixtureId, words: { t }, block = false }: { fixtureId: number; words: MatchWords; block?: boolean }) {
  const app = useApp();
  return (
    <a href={calendarAddress(app, 'match', fixtureId)} rel="nofollow" className={buttonClass({ variant: 'secondary', block, compact: !block })}>
      <CalendarPlus size={18} aria-hidden="true" />
      {t('addToCalendar')}
    </a>
  );
}
