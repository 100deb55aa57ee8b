import type { MatchMoving } from '@portal/contracts/match';
import type { FollowedMatch, MatchAlert } from '@portal/domain';
import type { TFunction } from 'i18next';

/** What an alert says. undefined: it would tell a visitor how it stands who does not want to know; of them only the end is told, without the score. */
export function alertWords(
  { home, away }: Pick<FollowedMatch, 'home' | 'away'>,
  alert: MatchAlert,
  { score, penalties, clock }: Pick<MatchMoving, 'score' | 'penalties' | 'clock'>,
  { t, hidesScores }: { t: TFunction<'shell'>; hidesScores?: boolean | undefined },
): { title: string; text: string } | undefined {
  if (hidesScores) return alert === 'goal' ? undefined : { title: t('reminder.over', { home, away }), text: '' };
  const minute = alert === 'goal' && clock.minute !== null ? t('reminder.minute', { minute: clock.minute }) : '';
  return {
    title: score
      ? t(alert === 'goal' ? 'reminder.goal' : 'reminder.ended', { home, away, homeGoals: score.home, awayGoals: score.away })
      : t('reminder.over', { home, away }),
    text: penalties ? t('reminder.penalties', penalties) : minute,
  };
}
