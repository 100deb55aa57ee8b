import { Ban, Volume2, VolumeX } from 'lucide-react';
import type { MenuItem } from '@portal/ui';
import type { Translate } from '../portal/feed-words.ts';

export type HidingDeed = 'mute' | 'unmute' | 'block' | 'unblock';
const icons = { mute: VolumeX, unmute: Volume2, block: Ban, unblock: Ban } as const;

/** Lines of a menu by which one keeps somebody away. `apart`: below lines of another kind. */
export const hidingItems = (deeds: readonly HidingDeed[], name: string, t: Translate, choose: (deed: HidingDeed) => void, apart = false): MenuItem[] =>
  deeds.map((deed, place) => {
    const Icon = icons[deed];
    return {
      id: deed,
      label: t(`friends.hiding.${deed}.label`, { name }),
      icon: <Icon size={18} aria-hidden="true" />,
      danger: deed === 'block',
      apart: apart && place === 0,
      onSelect: () => choose(deed),
    };
  });
