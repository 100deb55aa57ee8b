import type { CSSProperties } from 'react';
import { cx } from '../foundation/class-names.ts';
import { Image } from '../media/image.tsx';
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
  return (
    <span
      className={cx(styles.avatar, onAir && styles.onAir, vip && !onAir && styles.vip, dimmed && styles.dimmed, className)}
      style={{ '--avatar-size': `${size}px` } as CSSProperties}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {picture ? (
        <Image src={picture} alt="" width={size} height={size} shownAt={size} placeholder={false} fallback={<Drawing seed={seed} size={size} mic={mic} />} />
      ) : (
        <Drawing seed={seed} size={size} mic={mic} />
      )}
      {online && <span className={styles.online} />}
    </span>
  );
}

/** As few parts as it takes: a page has a hundred of them, and each part is laid out, drawn and hydrated. */
function Drawing({ seed, size, mic }: { readonly seed: string; readonly size: number; readonly mic: boolean }) {
  const { ground, figure, hair, head } = silhouette(seed);
  return (
    <svg className={styles.face} style={{ background: ground }} width={size} height={size} viewBox="0 0 40 40">
      <path d="M0 40 40 6v34z" fill={figure} fillOpacity=".18" />
      <path d="M13 17.5a7 7 0 0 1 14 0a7 7 0 0 1-14 0zM5 42c0-10 6.5-15 15-15s15 5 15 15z" fill={figure} />
      <path d={head} fill={hair} />
      {mic && (
        <>
          <path d="M11 18a9 9 0 0 1 18 0M11.5 22c.5 4 3 5 6 5" fill="none" stroke="#fff" strokeWidth="1.8" />
          <path
            d="M9.3 18.3a1.8 1.8 0 0 1 3.6 0v2.4a1.8 1.8 0 0 1-3.6 0zM27.1 18.3a1.8 1.8 0 0 1 3.6 0v2.4a1.8 1.8 0 0 1-3.6 0zM16.5 27a1.5 1.5 0 0 1 3 0a1.5 1.5 0 0 1-3 0z"
            fill="#fff"
          />
        </>
      )}
    </svg>
  );
}

export type Person = { readonly seed: string; readonly name: string; readonly picture?: string | null | undefined };
export type AvatarStackProps = {
  readonly people: readonly Person[];
  readonly max?: number | undefined;
  readonly size?: number | undefined;
  readonly mic?: boolean | undefined;
};

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
