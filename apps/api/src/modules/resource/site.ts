import { limits, links, type Banner } from '@portal/contracts';

// What this site shows around its pages. In code until the operator's own pages can change it.

export const marquee = [{ id: 1, words: 'marquee.replay' }, { id: 2, words: 'marquee.checkIn' }] as const;

type HouseBanner = Pick<Banner, 'id' | 'position' | 'linkUrl' | 'art'> & { words: string };
export const banners: readonly HouseBanner[] = [
  { id: 1, position: 'HOME_LEFT', linkUrl: links.checkIn(), art: 'ball', words: 'banners.checkIn' },
  { id: 2, position: 'HOME_RIGHT', linkUrl: links.chat(limits.publicRoomId), art: 'flag', words: 'banners.chat' },
];
