import type { CSSProperties } from 'react';
import type { TournamentName } from '@portal/contracts/competition';
import { renderLink } from '../match/links.tsx';
import { tournamentLook } from '../match/tournament-look.ts';
import styles from './competition.module.css';

/** The way to a tournament. */
export function TournamentCard({ tournament, href, note }: { tournament: TournamentName; href: string; note?: string }) {
  const { monogram, color } = tournamentLook(tournament);
  return renderLink({
    href,
    className: styles.card,
    children: (
      <>
        <span className={styles.mark} style={{ '--league-color': color } as CSSProperties} aria-hidden="true">
          {monogram}
        </span>
        <span>
          <b>{tournament.name}</b>
          {note && <small>{note}</small>}
        </span>
      </>
    ),
  });
}
