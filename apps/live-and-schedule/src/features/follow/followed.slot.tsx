import { BellOff, StarOff, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { links } from '@portal/contracts';
import { bareName, STARRED, stillWaited, toggledStar, withoutMatch, type Followed, type FollowedMatch, type Starred } from '@portal/domain';
import { formatDay, formatTime } from '@portal/i18n';
import { useApp, useHydrated } from '@portal/platform';
import { EmptyState, IconButton, LinkButton, RailList, RailPanel, SkeletonRows, VisuallyHidden } from '@portal/ui';
import { renderLink } from '../match/links.tsx';
import { useMatchWords } from '../match/match-words.ts';
import { useFollowed } from './use-followed.ts';
import styles from './followed.module.css';

/** `live-and-schedule/followed`: matches with a bell, and what has a star, each with the way there and how to take it off. */
export function FollowedSlot() {
  const words = useMatchWords();
  const { t } = words;
  const { clock, notify, prefs } = useApp();
  const alive = useHydrated();
  const { followed: kept, change } = useFollowed();
  const heading = useRef<HTMLDivElement>(null);
  const [gone, setGone] = useState('');
  const followed = stillWaited(kept, clock.now());
  const matches = followed.matches.toSorted((one, other) => one.kickOff - other.kickOff);
  const nothing = matches.length + STARRED.reduce((sum, of) => sum + followed[of].length, 0) === 0;

  const takeOff = (next: (before: Followed) => Followed | undefined, name: string) => {
    const changed = change(next);
    if (changed !== 'done') return notify({ id: 'follow', tone: 'error', title: t(`follow.${changed}`) });
    setGone(t('followed.gone', { name }));
    // The button goes with its row.
    heading.current?.focus();
  };
  const matchRow = ({ fixtureId, home, away, kickOff, path }: FollowedMatch) => {
    const name = `${home} – ${away}`;
    return {
      id: `match ${fixtureId}`,
      title: renderLink({ href: path, className: styles.link, children: <span>{name}</span> }),
      note: t('followed.when', { time: formatTime(kickOff, prefs), day: formatDay(kickOff, prefs) }),
      end: (
        <IconButton label={t('follow.noMore', { match: name })} onClick={() => takeOff((before) => withoutMatch(before, fixtureId), name)}>
          <BellOff size={18} aria-hidden="true" />
        </IconButton>
      ),
    };
  };
  const starRow = (of: Starred) => (id: number) => {
    const said = followed.names[`${of}/${id}`];
    const name = said === undefined ? t(`followed.unnamed.${of}`, { id }) : of === 'commentators' ? bareName(said) : said;
    const href = of === 'teams' ? links.team(id) : of === 'tournaments' ? links.tournament(id) : undefined;
    return {
      id: `${of} ${id}`,
      ...(of === 'commentators' && { person: { seed: String(id), name, mic: true } }),
      title: href ? renderLink({ href, className: styles.link, children: <span>{name}</span> }) : <span className={styles.link}>{name}</span>,
      end: (
        <IconButton label={t('followed.unstar', { name })} onClick={() => takeOff((before) => toggledStar(before, of, { id, name }), name)}>
          <StarOff size={18} aria-hidden="true" />
        </IconButton>
      ),
    };
  };
  return (
    <RailPanel title={t('followed.title')}>
      <div ref={heading} tabIndex={-1} role="group" aria-label={t('followed.title')}>
        {!alive && <SkeletonRows rows={2} label={t('loading')} />}
        {alive && nothing && (
          <EmptyState
            bare
            icon={<X size={32} aria-hidden="true" />}
            title={t('followed.empty')}
            action={
              <LinkButton variant="secondary" href={links.liveSchedule()} renderLink={renderLink}>
                {t('followed.toSchedule')}
              </LinkButton>
            }
          >
            {t('followed.emptyText')}
          </EmptyState>
        )}
        {alive && matches.length > 0 && <Part title={t('followed.matches')} items={matches.map(matchRow)} />}
        {alive &&
          STARRED.map((of) => followed[of].length > 0 && <Part key={of} title={t(`followed.${of}`)} items={followed[of].toReversed().map(starRow(of))} />)}
      </div>
      <VisuallyHidden as="div">
        <p role="status">{gone}</p>
      </VisuallyHidden>
    </RailPanel>
  );
}

const Part = ({ title, items }: { title: string; items: Parameters<typeof RailList>[0]['items'] }) => (
  <>
    <h3 className={styles.part}>{title}</h3>
    <RailList label={title} items={items} renderLink={renderLink} />
  </>
);
