import type { ReactNode } from 'react';
import { Tag } from './tag.tsx';

/** Someone's level beside their name: "Cấp 12". It shines the more the higher it is. */
export function LevelTag({ level, children }: { level: number; children: ReactNode }) {
  return <Tag tone={level >= 30 ? 'vip' : level >= 10 ? 'hot' : 'neutral'}>{children}</Tag>;
}
