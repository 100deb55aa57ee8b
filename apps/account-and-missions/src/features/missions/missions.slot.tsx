import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { links } from '@portal/contracts';
import { MISSIONS, WHOLE_DAY } from '@portal/domain';
import { useApp } from '@portal/platform';
import { LinkButton } from '@portal/ui';
import { renderLink } from '../../links.tsx';
import { SmallCard } from '../member/small-card.tsx';
import { StepStrip } from '../member/step-strip.tsx';
import { knownMissions, type KnownMission } from './known-missions.ts';
import { missionIcons } from './mission-icons.ts';
import { missionsQuery } from './missions.query.ts';

/** `account-and-missions/missions`. The server and guests see what there is to do; how far a member is takes the same place. */
export const MissionsSlot = observer(function MissionsSlot() {
  const { state } = useApp().session;
  return state.status === 'user' ? <MembersCard key={state.user.userId} userId={state.user.userId} /> : <OpenCard />;
});

function OpenCard() {
  const { t } = useTranslation('account-and-missions');
  const total = [...MISSIONS, WHOLE_DAY].reduce((sum, { points }) => sum + points, 0);
  return (
    <SmallCard
      title={t('missionSlot.title')}
      text={t('missionSlot.text', { count: MISSIONS.length, points: total })}
      action={<ToPage label={t('missionSlot.look')} quiet />}
    >
      <StepStrip
        label={t('missionSlot.points', { list: MISSIONS.map(({ id, points }) => `${t(`missionTitle.${id}`)} ${points}`).join(', ') })}
        steps={MISSIONS.map(({ id, points }) => ({ id, label: <Step id={id} text={`+${points}`} />, state: 'future' }))}
      />
    </SmallCard>
  );
}

function MembersCard({ userId }: { userId: number }) {
  const { t } = useTranslation('account-and-missions');
  const { data: board } = useQuery(missionsQuery(useApp(), userId, 'beside'));
  // While it is on its way, and when it does not come: what everybody sees. The page behind the button says more.
  if (!board) return <OpenCard />;
  const missions = knownMissions(board.missions);
  const sum = (some: readonly KnownMission[]) => some.reduce((points, one) => points + one.points, 0);
  const ready = missions.filter(({ state }) => state === 'ready');
  const left = missions.filter(({ state }) => state !== 'claimed');
  const single = missions.filter(({ id }) => id !== 'all');
  const text = ready.length > 0 ? 'ready' : left.length > 0 ? 'left' : 'done';
  return (
    <SmallCard
      title={t('missionSlot.title')}
      text={t(`missionSlot.${text}`, { points: sum(ready.length > 0 ? ready : left) })}
      action={<ToPage label={t(ready.length > 0 ? 'missionSlot.take' : 'missionSlot.look')} quiet={ready.length === 0} />}
    >
      <StepStrip
        label={t('missionSlot.progress', { list: single.map(({ id, done, goal }) => `${t(`missionTitle.${id}`)} ${done}/${goal}`).join(', ') })}
        steps={single.map(({ id, done, goal, state }) => ({
          id,
          label: <Step id={id} text={state === 'claimed' ? '' : `${done}/${goal}`} />,
          state: state === 'claimed' ? 'done' : state === 'ready' ? 'today' : 'future',
        }))}
      />
    </SmallCard>
  );
}

function Step({ id, text }: { id: KnownMission['id']; text: string }) {
  const Icon = missionIcons[id];
  return (
    <>
      <Icon size={13} aria-hidden="true" />
      {text}
    </>
  );
}

const ToPage = ({ label, quiet }: { label: string; quiet: boolean }) => (
  <LinkButton variant={quiet ? 'secondary' : 'primary'} href={links.missions()} renderLink={renderLink}>
    {label}
  </LinkButton>
);
