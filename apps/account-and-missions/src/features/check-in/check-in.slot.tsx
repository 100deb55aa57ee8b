import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { links } from '@portal/contracts';
import { CHECK_IN } from '@portal/domain';
import { onDay, weekdayLabel } from '@portal/i18n';
import { useApp } from '@portal/platform';
import { Button, LinkButton } from '@portal/ui';
import { renderLink } from '../../links.tsx';
import { StepStrip } from '../member/step-strip.tsx';
import { SmallCard } from '../member/small-card.tsx';
import { useCheckIn } from './use-check-in.ts';

/** `account-and-missions/check-in`. The server and guests see what there is to win; a member's own card takes the same place. */
export const CheckInSlot = observer(function CheckInSlot() {
  const { state } = useApp().session;
  return state.status === 'user' ? <MembersCard key={state.user.userId} userId={state.user.userId} /> : <OpenCard />;
});

function OpenCard() {
  const { t } = useTranslation('account-and-missions');
  const total = CHECK_IN.points.reduce((sum, points) => sum + points, 0);
  return (
    <SmallCard title={t('slot.title')} text={t('slot.text', { points: total })} action={<ToPage label={t('slot.action')} />}>
      <StepStrip
        label={t('slot.points', { points: CHECK_IN.points.join(', ') })}
        steps={CHECK_IN.points.map((points, at) => ({ id: String(at), label: `+${points}`, state: 'future' }))}
      />
    </SmallCard>
  );
}

function MembersCard({ userId }: { userId: number }) {
  const { t } = useTranslation('account-and-missions');
  const { prefs } = useApp();
  const {
    card: { data: card },
    checkIn,
  } = useCheckIn(userId);
  // While it is on its way, and when it does not come: what everybody sees. The page behind the button says more.
  if (!card) return <OpenCard />;
  const place = card.days.findIndex(({ date }) => date === card.today) + 1;
  const next = card.days[place];
  const done = card.days.filter(({ state }) => state === 'done' || state === 'madeUp').length;
  return (
    <SmallCard
      title={t('slot.dayOf', { day: place })}
      text={
        card.checkedToday ? (next ? t('slot.next', { points: next.points }) : t('slot.full')) : t('slot.waiting', { points: card.days[place - 1]?.points ?? 0 })
      }
      action={
        card.checkedToday ? (
          <ToPage label={t('slot.look')} quiet />
        ) : (
          <Button busy={checkIn.isPending} onClick={() => checkIn.mutate()}>
            {t('slot.action')}
          </Button>
        )
      }
    >
      <StepStrip
        label={t('slot.progress', { done, of: card.days.length })}
        steps={card.days.map((day) => ({ id: day.date, label: weekdayLabel(...onDay(day.date, prefs.language)), state: day.state }))}
      />
    </SmallCard>
  );
}

const ToPage = ({ label, quiet = false }: { label: string; quiet?: boolean }) => (
  <LinkButton variant={quiet ? 'secondary' : 'primary'} href={links.checkIn()} renderLink={renderLink}>
    {label}
  </LinkButton>
);
