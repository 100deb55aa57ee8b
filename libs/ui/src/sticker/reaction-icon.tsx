import type { ReactElement } from 'react';

export const REACTION_KINDS = ['like', 'love', 'haha', 'wow', 'sad', 'angry'] as const;
export type ReactionKind = (typeof REACTION_KINDS)[number];

const DARK = '#3F2804';
const round = { fill: 'none', strokeWidth: 1.6, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

const FACES: Readonly<Record<ReactionKind, ReactElement>> = {
  like: (
    <>
      <circle cx="12" cy="12" r="10.5" fill="#08804B" />
      <path d="M7 11h2.5v6.5H7zM10.3 11l2.5-5c1.6 0 2 1.3 1.6 2.6L14 10h3c1 0 1.6.8 1.3 1.8l-1.2 4.4c-.2.8-.8 1.3-1.6 1.3h-5.2z" fill="#fff" />
    </>
  ),
  love: (
    <>
      <circle cx="12" cy="12" r="10.5" fill="#E4327D" />
      <path d="M12 17.5S6.5 14.2 6.5 10.6A2.9 2.9 0 0 1 12 9.3a2.9 2.9 0 0 1 5.5 1.3c0 3.6-5.5 6.9-5.5 6.9z" fill="#fff" />
    </>
  ),
  haha: (
    <>
      <circle cx="12" cy="12" r="10.5" fill="#F6B61C" />
      <path d="M6.5 8.5l3 1.3-3 1.3M17.5 8.5l-3 1.3 3 1.3" stroke={DARK} {...round} />
      <path d="M6.5 13h11c0 3.3-2.4 5.3-5.5 5.3S6.5 16.3 6.5 13z" fill={DARK} />
      <path d="M9 17.3c1.5-1.6 4.5-1.6 6 0a6 6 0 0 1-6 0z" fill="#FF6D60" />
    </>
  ),
  wow: (
    <>
      <circle cx="12" cy="12" r="10.5" fill="#F6B61C" />
      <circle cx="8.5" cy="9.5" r="1.5" fill={DARK} />
      <circle cx="15.5" cy="9.5" r="1.5" fill={DARK} />
      <ellipse cx="12" cy="15.6" rx="2.3" ry="3" fill={DARK} />
    </>
  ),
  sad: (
    <>
      <circle cx="12" cy="12" r="10.5" fill="#86B8FF" />
      <circle cx="8.5" cy="10.5" r="1.4" fill="#0F2B55" />
      <circle cx="15.5" cy="10.5" r="1.4" fill="#0F2B55" />
      <path d="M8 17c1.5-2.4 6.5-2.4 8 0" stroke="#0F2B55" {...round} />
      <path d="M16 12.5c1.8 2.3 1.6 4 0 4s-1.8-1.7 0-4z" fill="#fff" />
    </>
  ),
  angry: (
    <>
      <circle cx="12" cy="12" r="10.5" fill="#EE3A2C" />
      <path d="M6.5 8l3.8 1.8M17.5 8l-3.8 1.8" stroke="#3A0504" {...round} />
      <circle cx="9" cy="11.4" r="1.3" fill="#3A0504" />
      <circle cx="15" cy="11.4" r="1.3" fill="#3A0504" />
      <path d="M8.5 16.8c1.5-1.7 5.5-1.7 7 0" stroke="#3A0504" {...round} />
    </>
  ),
};

/** One of the six reactions. Decoration without a `label`. */
export function ReactionIcon({ kind, size = 17, label }: { kind: ReactionKind; size?: number; label?: string | undefined }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      {FACES[kind]}
    </svg>
  );
}
