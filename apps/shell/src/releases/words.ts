import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { RemoteName } from '@portal/contracts';
import { formatDay, formatNumber, formatTime, type Told } from '@portal/i18n';
import { useApp } from '@portal/platform';
import type { Trouble } from './trouble.ts';

/** `0.81%`, `12.4%`: finer below one in a hundred, where releases live; what is almost nothing is no nought. */
export const percentOf = (share: number): string => (share > 0 && share < 0.00005 ? '<0.01%' : `${(share * 100).toFixed(share > 0 && share < 0.01 ? 2 : 1)}%`);

/** `640 B`, `412 KB`, `1.3 MB`; thousands of 1,000. */
export function bytesOf(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${formatNumber(Math.round(bytes / 1_000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** `+41 KB`, `−3 KB`, `±0`. */
export const growthOf = (before: number, after: number): string =>
  before === after ? '±0' : `${after > before ? '+' : '−'}${bytesOf(Math.abs(after - before))}`;

/** `19:12, 20/11` in the visitor's zone. */
export const whenOf = (at: string | number, zone: Told): string => `${formatTime(at, zone)}, ${formatDay(at, zone)}`;

export interface Words {
  t: TFunction<'releases'>;
  remote(name: RemoteName): string;
  when(at: string | number): string;
  trouble(trouble: Trouble): string;
}

/** The page's texts in the visitor's language and zone. */
export function useWords(): Words {
  const { t } = useTranslation('releases');
  const { prefs } = useApp();
  return {
    t,
    remote: (name) => t(`remotes.${name}`),
    when: (at) => whenOf(at, prefs),
    trouble: (trouble) => t(`trouble.${trouble.kind}`, trouble.kind === 'refused' ? { says: trouble.says } : {}),
  };
}
