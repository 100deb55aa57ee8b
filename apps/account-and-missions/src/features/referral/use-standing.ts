import { useTranslation } from 'react-i18next';
import { knownWord } from '@portal/contracts';
import { referralRefusals, referralStates, type Referral } from '@portal/contracts/referral';
import { formatDay, onDay } from '@portal/i18n';
import { useApp } from '@portal/platform';
import type { TagTone } from '@portal/ui';

/** `of`: whose it is to be active, a friend of one's own or oneself. */
type Standing = Pick<Referral, 'state' | 'refusal' | 'days' | 'endsOn'> & { readonly activeDays: number | undefined; readonly of: 'friend' | 'oneself' };
const tones: Readonly<Record<(typeof referralStates)[number], TagTone>> = { waiting: 'neutral', rewarded: 'gift', refused: 'lose' };

/** How an invitation stands, in words. What a newer portal says of it is still waited for here. */
export function useStanding({ state, refusal, days, endsOn, activeDays, of }: Standing) {
  const { t } = useTranslation('account-and-missions');
  const { language } = useApp().prefs;
  const known = knownWord(referralStates, state) ?? 'waiting';
  const why = (refusal !== null && knownWord(referralRefusals, refusal)) || 'rules';
  const words: string = {
    waiting: t('referral.progress', { days, of: activeDays ?? days, day: formatDay(...onDay(endsOn, language)) }),
    rewarded: t(`referral.done.${of}`),
    refused: t(`referral.why.${why}.${of}`),
  }[known];
  return { tone: tones[known], state: t(`referral.state.${known}`), words };
}
