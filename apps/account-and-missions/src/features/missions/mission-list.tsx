import { Check, Gem } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { links } from '@portal/contracts';
import type { Mission, MissionBoard } from '@portal/contracts/points';
import { Button, LinkButton, VisuallyHidden } from '@portal/ui';
import { renderLink } from '../../links.tsx';
import { knownMissions, type KnownMission, type MissionId } from './known-missions.ts';
import { missionIcons } from './mission-icons.ts';
import type { Taken } from './use-missions.ts';
import styles from './missions.module.css';

/** Where one does it. */
const places: Readonly<Partial<Record<MissionId, string>>> = {
  watch: links.live(),
  chat: links.chat(),
  read: links.news(),
  comment: links.news(),
  tip: links.tips(),
};

/** The missions of a day. `busy`: whose points are on their way; another's wait until they are there. */
export function MissionList({ board, busy, onClaim }: { board: MissionBoard; busy: MissionId | undefined; onClaim: (mission: Taken) => void }) {
  const { t } = useTranslation('account-and-missions');
  const missions = knownMissions(board.missions);
  const ready = missions.filter(({ state }) => state === 'ready').map(({ id }) => t(`missionTitle.${id}`));
  return (
    <>
      <ul aria-label={t('missions.today')} className={styles.list}>
        {missions.map((mission) => (
          <Row
            key={mission.id}
            mission={mission}
            busy={busy === mission.id}
            waits={busy !== undefined && busy !== mission.id}
            onClaim={() => onClaim({ day: board.day, id: mission.id })}
          />
        ))}
      </ul>
      {/* Read out as it changes: a mission may be done while one looks on. */}
      <VisuallyHidden as="div" live>
        {ready.length > 0 && t('missions.ready', { titles: ready.join(', ') })}
      </VisuallyHidden>
    </>
  );
}

interface RowProps {
  mission: KnownMission;
  busy: boolean;
  waits: boolean;
  onClaim: () => void;
}
function Row({ mission: { id, goal, done, points, state }, busy, waits, onClaim }: RowProps) {
  const { t } = useTranslation('account-and-missions');
  const Icon = missionIcons[id];
  const title = t(`missionTitle.${id}`);
  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.icon}>
        <Icon size={22} aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <b>{title}</b>
        <p>{t(`missions.of.${id}`, { goal })}</p>
        <div className={styles.way}>
          <div
            role="progressbar"
            aria-label={title}
            aria-valuemin={0}
            aria-valuenow={done}
            aria-valuemax={goal}
            aria-valuetext={t('missions.progress', { done, goal })}
            className={styles.bar}
          >
            <span style={{ width: `${(100 * done) / goal}%` }} />
          </div>
          <span aria-hidden="true" className={styles.count}>
            {done}/{goal}
          </span>
        </div>
      </div>
      <span className={styles.points}>
        <Gem size={16} aria-hidden="true" />
        <span aria-hidden="true">+{points}</span>
        <VisuallyHidden>{t('missions.brings', { points })}</VisuallyHidden>
      </span>
      <Deed id={id} title={title} state={state} busy={busy} waits={waits} onClaim={onClaim} />
    </li>
  );
}

interface DeedProps extends Omit<RowProps, 'mission'> {
  id: MissionId;
  title: string;
  state: Mission['state'];
}
function Deed({ id, title, state, busy, waits, onClaim }: DeedProps) {
  const { t } = useTranslation('account-and-missions');
  const place = places[id];
  const taken = useRef<HTMLSpanElement>(null);
  const [pressed, setPressed] = useState(false);
  // The button is gone with the focus on it: who used the keyboard stands on what took its place.
  useEffect(() => {
    if (!pressed || state !== 'claimed') return;
    setPressed(false);
    if (document.activeElement === document.body) taken.current?.focus();
  }, [pressed, state]);
  if (state === 'claimed')
    return (
      <span ref={taken} tabIndex={-1} className={styles.taken}>
        <Check size={18} aria-hidden="true" />
        {t('missions.claimed')}
      </span>
    );
  const press = () => {
    if (waits) return;
    setPressed(true);
    onClaim();
  };
  if (state === 'ready')
    return (
      <Button compact className={styles.deed} busy={busy} aria-disabled={waits || undefined} aria-label={t('missions.claimOf', { title })} onClick={press}>
        {t('missions.claim')}
      </Button>
    );
  return (
    place && (
      <span className={styles.deed}>
        <LinkButton compact variant="secondary" href={place} renderLink={renderLink} aria-label={t('missions.goOf', { title })}>
          {t('missions.go')}
        </LinkButton>
      </span>
    )
  );
}
