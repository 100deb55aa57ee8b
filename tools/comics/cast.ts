import { ADULT, CHILD, type Character } from './people.ts';

// Sober shades: the same ones as in the stands, so that a page has few colours.
export const GOLD = '#D9A63A';
export const RED = '#D9433B';
export const GREEN = '#2E9E6B';
export const PAPER = '#F6F1E7';
const [FAIR, TAN, BROWN] = ['#F2C9A0', '#E8B488', '#D79B6C'];
const BLACK = '#1F1A1C';
const GREY = '#E4DFD6';

const player: Omit<Character, 'shirt' | 'hair' | 'skin'> = { build: ADULT, hairColour: BLACK, bottoms: '#F1ECE2', shoes: '#2A3440' };

export const mai: Character = {
  build: CHILD,
  skin: FAIR,
  hair: 'pigtails',
  hairColour: BLACK,
  shirt: RED,
  band: GOLD,
  bottoms: '#35608C',
  shoes: '#F1ECE2',
  socks: '#F1ECE2',
};
export const grandfather: Character = {
  build: { ...ADULT, head: 52 },
  skin: TAN,
  hair: 'thin',
  hairColour: GREY,
  shirt: '#6E8CA0',
  longSleeves: true,
  bottoms: '#5B5348',
  trousers: true,
  shoes: '#2A3440',
  wears: ['beret', 'moustache', 'scarf'],
};
export const striker: Character = { ...player, skin: TAN, hair: 'spiky', shirt: GOLD, band: RED, socks: GOLD };
export const keeper: Character = { ...player, skin: FAIR, hair: 'short', shirt: GREEN, longSleeves: true, bottoms: '#1F2F3B', socks: GREEN };
export const defender: Character = { ...player, skin: BROWN, hair: 'short', shirt: '#EDF1F2', band: '#5D7F9C', bottoms: '#35556F', socks: '#EDF1F2' };
/** People in the stand. */
export const fans: readonly Character[] = [
  { ...player, skin: TAN, hair: 'short', shirt: GOLD, bottoms: '#35556F', trousers: true },
  { ...player, skin: FAIR, hair: 'ponytail', shirt: RED, bottoms: '#2E3C4E', trousers: true },
  { ...player, skin: BROWN, hair: 'curly', shirt: GREEN, bottoms: '#5B5348', trousers: true },
  { ...player, skin: FAIR, hair: 'spiky', shirt: '#EDE3CE', bottoms: '#35556F', trousers: true, wears: ['cap'] },
];

export const thao: Character = {
  build: ADULT,
  skin: FAIR,
  hair: 'bob',
  hairColour: BLACK,
  shirt: GOLD,
  bottoms: '#35556F',
  trousers: true,
  shoes: '#F1ECE2',
  wears: ['glasses'],
};
export const long: Character = {
  build: ADULT,
  skin: TAN,
  hair: 'spiky',
  hairColour: BLACK,
  shirt: GREEN,
  band: '#F1ECE2',
  bottoms: '#5B5348',
  trousers: true,
  shoes: '#F1ECE2',
};
export const seller: Character = {
  build: { ...ADULT, torso: 96, leg: [54, 52] },
  skin: TAN,
  hair: 'bun',
  hairColour: GREY,
  shirt: '#8A5A78',
  longSleeves: true,
  bottoms: '#2E2A33',
  trousers: true,
  shoes: '#5B3A2A',
};
export const linesman: Character = { ...player, skin: FAIR, hair: 'short', shirt: '#2B3B4A', bottoms: '#14202B', socks: '#2B3B4A' };

export const referee: Character = { ...player, skin: FAIR, hair: 'ponytail', shirt: '#2F6F8F', band: '#F1ECE2', bottoms: '#1F2F3B', socks: '#1F2F3B' };
export const hothead: Character = { ...player, skin: TAN, hair: 'spiky', shirt: RED, socks: RED, wears: ['band'] };
export const redCaptain: Character = { ...player, skin: BROWN, hair: 'curly', shirt: RED, socks: RED };
export const greenWinger: Character = { ...player, skin: FAIR, hair: 'short', shirt: GREEN, socks: GREEN };
export const greenKeeper: Character = { ...player, skin: TAN, hair: 'short', shirt: GOLD, longSleeves: true, bottoms: '#1F2F3B', socks: GOLD };
export const boy: Character = {
  build: CHILD,
  skin: BROWN,
  hair: 'short',
  hairColour: BLACK,
  shirt: '#EDE3CE',
  band: GREEN,
  bottoms: '#35608C',
  shoes: '#5B3A2A',
  wears: ['cap'],
};
