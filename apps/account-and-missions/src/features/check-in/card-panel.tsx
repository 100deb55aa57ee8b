import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { links } from '@portal/contracts';
import type { CheckInCard as Card } from '@portal/contracts/points';
import { formatDay, onDay } from '@portal/i18n';
import { useApp } from '@portal/platform';
import { Button, CheckInCard, ConfirmDialog, Sticker } from '@portal/ui';
import { renderLink } from '../../links.tsx';
import { problemWords } from '../member/problem-words.ts';
import { cardDays, type CardDay } from './card-days.ts';
import type { CheckingIn } from './use-check-in.ts';
import styles from './card-panel.module.css';

/** The seven tickets with what one can do: check in, make up for a missed day after being asked once more. */
export function CardPanel({ card, checkIn, makeUp }: { card: Card } & Pick<CheckingIn, 'checkIn' | 'makeUp'>) {
  const { t } = useTranslation('account-and-missions');
  const { prefs } = useApp();
  const [asked, setAsked] = useState<CardDay>();
  const check = () => checkIn.mutate();
  const days = cardDays(card, t, prefs.language, {
    onCheckIn: check,
    onMakeUp: (day) => {
      makeUp.reset();
      setAsked(day);
    },
  });
  return (
    <>
      <div className={styles.card}>
        <CheckInCard
          title={t('checkIn.card')}
          streak={t('checkIn.streak', { days: card.streak })}
          days={days}
          busy={checkIn.isPending || makeUp.isPending}
          action={
            card.checkedToday ? (
              <span className={styles.done}>
                <Check size={18} aria-hidden="true" />
                <span className={styles.long}>{t('checkIn.done')}</span>
                <span className={styles.short}>{t('checkIn.doneShort')}</span>
              </span>
            ) : (
              <Button icon={<Check size={18} aria-hidden="true" />} busy={checkIn.isPending} onClick={check}>
                <span className={styles.long}>{t('checkIn.now')}</span>
                <span className={styles.short}>{t('checkIn.nowShort')}</span>
              </Button>
            )
          }
        />
      </div>
      {/* Read out as it changes: the region is there before its words. */}
      <div role="status" className={styles.region}>
        {checkIn.isSuccess && card.checkedToday && <Cheer card={card} />}
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => {
          if (!open) setAsked(undefined);
        }}
        title={asked ? t('makeUp.title', { date: formatDay(...onDay(asked.date, prefs.language)) }) : ''}
        text={asked && t('makeUp.text', { points: asked.points, left: card.makeUpsLeft })}
        confirmLabel={t('makeUp.confirm')}
        cancelLabel={t('makeUp.cancel')}
        busy={makeUp.isPending}
        error={makeUp.isError ? problemWords(makeUp.error, t) : undefined}
        onConfirm={() => {
          if (asked) makeUp.mutate(asked.date, { onSuccess: () => setAsked(undefined) });
        }}
      />
    </>
  );
}

function Cheer({ card }: { card: Card }) {
  const { t } = useTranslation('account-and-missions');
  const today = card.days.find(({ date }) => date === card.today);
  const next = card.days.find(({ state }) => state === 'coming');
  return (
    <div className={styles.cheer}>
      <Sticker lines={[t('cheer.sticker')]} tone="green" label={t('cheer.sticker')} size={96} />
      <p>
        <b>{t('cheer.title', { points: today?.points ?? 0 })}</b>
        <br />
        {next ? t('cheer.next', { points: next.points }) : t('cheer.last')}
        <br />
        {renderLink({ href: links.lucky(), children: t('cheer.ticket') })}
      </p>
    </div>
  );
}
