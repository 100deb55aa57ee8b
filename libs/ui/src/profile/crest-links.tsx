import { Crest, type TeamLook } from '../crest/crest.tsx';
import { plainLink, type RenderLink } from '../foundation/link.tsx';
import styles from './crest-links.module.css';

export type CrestLinksProps = {
  /** "Đội của Bà chị sân Vinh". */
  readonly label: string;
  readonly teams: readonly (TeamLook & { readonly id: number; readonly href: string })[];
  readonly renderLink?: RenderLink | undefined;
};

/** Teams somebody stands for, on the ground of `ProfileHeader`. Nothing where there is none. */
export function CrestLinks({ label, teams, renderLink = plainLink }: CrestLinksProps) {
  if (teams.length === 0) return null;
  return (
    <ul className={styles.teams} aria-label={label}>
      {teams.map(({ id, href, ...look }) => (
        <li key={id}>
          {renderLink({
            href,
            className: styles.team,
            children: (
              <>
                <Crest {...look} size={20} />
                {look.name}
              </>
            ),
          })}
        </li>
      ))}
    </ul>
  );
}
