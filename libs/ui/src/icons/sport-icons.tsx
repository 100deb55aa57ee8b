import type { ComponentPropsWithoutRef } from 'react';
import { cx } from '../foundation/class-names.ts';
import styles from './sport-icons.module.css';

export type SportIconProps = Omit<ComponentPropsWithoutRef<'svg'>, 'children'> & { readonly size?: number };

function Stroke({ size = 18, children, ...rest }: ComponentPropsWithoutRef<'svg'> & { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      {children}
    </svg>
  );
}

const BALL_SEAMS = 'm12 8 3.8 2.8-1.4 4.4H9.6l-1.4-4.4zM12 8V2.7M15.8 10.8l5.2-1.6M14.4 15.2l3.2 4.4M9.6 15.2l-3.2 4.4M8.2 10.8 3 9.2';

/** A football, in the stroke of the other icons. */
export function FootballIcon(props: SportIconProps) {
  return (
    <Stroke {...props}>
      <circle cx="12" cy="12" r="9.5" />
      <path d={BALL_SEAMS} />
    </Stroke>
  );
}

export function BasketballIcon(props: SportIconProps) {
  return (
    <Stroke {...props}>
      <circle cx="12" cy="12" r="9.5" />
      <path d="M12 2.5v19M2.5 12h19M5.3 5.3c3.6 3.6 3.6 9.8 0 13.4M18.7 5.3c-3.6 3.6-3.6 9.8 0 13.4" />
    </Stroke>
  );
}

export function WhistleIcon(props: SportIconProps) {
  return (
    <Stroke {...props}>
      <path d="M8.5 8.5H21v4h-7.2a5.5 5.5 0 1 1-5.3-4z" />
      <circle cx="8.5" cy="14" r="1.5" />
      <path d="M12 2.5v2.5M16.5 3l-1.5 2.2M7.5 3 9 5.2" />
    </Stroke>
  );
}

/** A ball that went into the own net: the ball and a turned arrow. */
export function OwnGoalIcon(props: SportIconProps) {
  return (
    <Stroke {...props}>
      <circle cx="10" cy="14" r="7.5" />
      <path d="m10 11 2.8 2-1 3.4H8.2l-1-3.4zM10 11V6.6M12.8 13l4.3-1.2M7.2 13l-4.3-1.2" />
      <path d="M22 9.5c0-4-2.5-6.5-6.5-6.5M17.5 1 15.200 3l2.300 2.200" />
    </Stroke>
  );
}

/** The penalty spot inside the goal; crossed out when it was missed. */
export function PenaltyIcon({ missed = false, ...props }: SportIconProps & { readonly missed?: boolean }) {
  return (
    <Stroke {...props}>
      <path d="M2.5 20V4.5h19V20" />
      <circle cx="12" cy="14.5" r="4" />
      {missed && <path d="m4 22 16-16" />}
    </Stroke>
  );
}

/** Two arrows: one player goes, another comes. */
export function SubstitutionIcon(props: SportIconProps) {
  return (
    <Stroke {...props}>
      <path d="m2 9 3-3 3 3" />
      <path d="M13 18H7a2 2 0 0 1-2-2V6" />
      <path d="m22 15-3 3-3-3" />
      <path d="M11 6h6a2 2 0 0 1 2 2v10" />
    </Stroke>
  );
}

export type CardTone = 'yellow' | 'red' | 'second-yellow';

/** A booking. `label` makes it an image with a name; without it, it is decoration beside words. */
export function CardIcon({ tone, label, className }: { tone: CardTone; label?: string | undefined; className?: string | undefined }) {
  return (
    <span
      className={cx(styles.card, tone === 'yellow' && styles.yellow, tone === 'second-yellow' && styles.second, className)}
      {...(label ? { role: 'img', 'aria-label': label, title: label } : { 'aria-hidden': true })}
    />
  );
}
