import type { TFunction } from 'i18next';
import { knownWord, type Language } from '@portal/contracts';
import { checkInStates, type CheckInCard } from '@portal/contracts/points';
import { formatWeekday, onDay, weekdayLabel } from '@portal/i18n';
import type { CheckInDay } from '@portal/ui';

type T = TFunction<'account-and-missions'>;
export type CardDay = CheckInCard['days'][number];

/** What a ticket looks like. A missed day is one that can be made up for while the month has a make-up left. */
export function ticketState({ state }: CardDay, makeUpsLeft: number): CheckInDay['state'] {
  switch (knownWord(checkInStates, state)) {
    case 'madeUp':
      return 'done';
    case 'missed':
      return makeUpsLeft > 0 ? 'makeUp' : 'missed';
    case 'done':
      return 'done';
    case 'today':
      return 'today';
    // To come, or a word of a newer contract: nothing can be done about it here.
    default:
      return 'future';
  }
}

/** The card as tickets. */
export function cardDays(
  card: CheckInCard,
  t: T,
  language: Language,
  { onCheckIn, onMakeUp }: { onCheckIn(): void; onMakeUp(day: CardDay): void },
): CheckInDay[] {
  return card.days.map((day, at) => {
    const state = ticketState(day, card.makeUpsLeft);
    const told = onDay(day.date, language);
    return {
      id: day.date,
      label: day.date === card.today ? t('checkIn.today') : weekdayLabel(...told),
      reward: String(day.points),
      state,
      description: t('checkIn.day', {
        date: formatWeekday(...told),
        points: day.points,
        state: t(`checkIn.state.${state === 'makeUp' ? 'makeUp' : (knownWord(checkInStates, day.state) ?? 'coming')}`),
      }),
      ...(at === card.days.length - 1 && { big: true }),
      ...(state === 'today' && { onPress: onCheckIn }),
      ...(state === 'makeUp' && { onPress: () => onMakeUp(day) }),
    };
  });
}
