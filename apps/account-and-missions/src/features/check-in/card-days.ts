import type { TFunction } from 'i18next';
import { knownWord } from '@portal/contracts';
import { checkInStates, type CheckInCard } from '@portal/contracts/points';
import { dayLabel } from '@portal/domain';
import type { CheckInDay } from '@portal/ui';

type T = TFunction<'account-and-missions'>;
export type CardDay = CheckInCard['days'][number];

/** '18/11' of '2026-11-18'. */
export const shortDate = (date: string): string => date.split('-').slice(1).reverse().join('/');

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
export function cardDays(card: CheckInCard, t: T, { onCheckIn, onMakeUp }: { onCheckIn(): void; onMakeUp(day: CardDay): void }): CheckInDay[] {
  return card.days.map((day, at) => {
    const state = ticketState(day, card.makeUpsLeft);
    const weekday = dayLabel(day.date);
    return {
      id: day.date,
      label: day.date === card.today ? t('checkIn.today') : t(`weekday.${weekday}`),
      reward: String(day.points),
      state,
      description: t('checkIn.day', {
        weekday: t(`weekday.${weekday}`),
        date: shortDate(day.date),
        points: day.points,
        state: t(`checkIn.state.${state === 'makeUp' ? 'makeUp' : (knownWord(checkInStates, day.state) ?? 'coming')}`),
      }),
      ...(at === card.days.length - 1 && { big: true }),
      ...(state === 'today' && { onPress: onCheckIn }),
      ...(state === 'makeUp' && { onPress: () => onMakeUp(day) }),
    };
  });
}
