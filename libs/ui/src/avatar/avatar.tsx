import { useId, type CSSProperties } from 'react';
import { cx } from '../foundation/class-names.ts';
import { silhouette } from './silhouette.ts';
import styles from './avatar.module.css';

export type AvatarProps = {
  /** Decides face and colours: the user's id, or the name. */
  readonly seed: string;
  /** Pixels; 32 by default. */
  readonly size?: number | undefined;
  /** A commentator (BLV) wears a headset. */
  readonly mic?: boolean | undefined;
  /** On air now: red ring. */
  readonly onAir?: boolean | undefined;
  /** VIP: gold ring. */
  readonly vip?: boolean | undefined;
  /** Green dot. */
  readonly online?: boolean | undefined;
  /** Off air or not there: gray. */
  readonly dimmed?: boolean | undefined;
  /** A picture the user has chosen. */
  readonly picture?: string | null | undefined;
  /** Read out; without it the avatar is decoration beside a name. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
};

/** A silhouette in two tones, the same for the same seed. */
export function Avatar({ seed, size = 32, mic = false, onAir = false, vip = false, online = false, dimmed = false, picture, label, className }: AvatarProps) {
  const clip = useId();
  const { ground, figure, head } = silhouette(seed);
  return (
    <span
      className={cx(styles.avatar, onAir && styles.onAir, vip && !onAir && styles.vip, dimmed && styles.dimmed, className)}
      style={{ '--avatar-size': `${size}px` } as CSSProperties}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {picture ? (
        <img src={picture} width={size} height={size} alt="" loading="lazy" decoding="async" />
      ) : (
        <svg width={size} height={size} viewBox="0 0 40 40">
          <clipPath id={clip}><circle cx="20" cy="20" r="20" /></clipPath>
          <g clipPath={`url(#${clip})`}>
            <path d="M0 0h40v40H0z" fill={ground} />
            <path d="M0 40 40 6v34z" fill={figure} opacity=".18" />
            <g fill={figure}>
              <circle cx="20" cy="17.5" r="7" />
              <path d="M5 42c0-10 6.5-15 15-15s15 5 15 15z" />
              <path className={styles.head} d={head} />
            </g>
            {mic && (
              <>
                <path d="M11 18a9 9 0 0 1 18 0" fill="none" stroke="#fff" strokeWidth="2" />
                <path d="M9.3 18.3a1.8 1.8 0 0 1 3.6 0v2.4a1.8 1.8 0 0 1-3.6 0zM27.1 18.3a1.8 1.8 0 0 1 3.6 0v2.4a1.8 1.8 0 0 1-3.6 0z" fill="#fff" />
                <path d="M11.5 22c.5 4 3 5 6 5" fill="none" stroke="#fff" strokeWidth="1.5" />
                <circle cx="18" cy="27" r="1.5" fill="#fff" />
              </>
            )}
          </g>
        </svg>
      )}
      {online && <span className={styles.online} />}
    </span>
  );
}

export type Person = { readonly seed: string; readonly name: string; readonly picture?: string | null | undefined };
export type AvatarStackProps = { readonly people: readonly Person[]; readonly max?: number | undefined; readonly size?: number | undefined; readonly mic?: boolean | undefined };

/** Up to three overlapping faces. Decoration: say who they are beside it. */
export function AvatarStack({ people, max = 3, size = 26, mic = false }: AvatarStackProps) {
  return (
    <span className={styles.stack} aria-hidden="true">
      {people.slice(0, max).map((person) => (
        <Avatar key={person.seed} seed={person.seed} size={size} mic={mic} picture={person.picture} />
      ))}
    </span>
  );
}
