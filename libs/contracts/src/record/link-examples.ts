import { links } from '../links.ts';

/** Arguments to try each builder with; the compiler holds the table complete. */
const examples: { readonly [N in keyof typeof links]: Parameters<(typeof links)[N]> } = {
  home: [],
  live: [],
  liveRoom: [1],
  liveSchedule: [],
  matchCalendar: [],
  results: [],
  teams: [],
  team: [7],
  tournaments: [],
  tournament: [7],
  odds: [],
  oddsModel: [],
  whatIf: [7],
  tips: [],
  tip: [1],
  tipster: ['fan'],
  predict: [7],
  care: [],
  news: [],
  article: ['x-1'],
  newsCategory: ['x'],
  newsHashtag: ['x'],
  highlight: ['x-1'],
  reels: ['x-1'],
  movies: ['x', 1],
  comics: ['x'],
  feedback: [],
  feed: [1],
  post: [1],
  event: [1],
  postAbout: ['/truc-tiep'],
  chat: [1, 'odds'],
  account: [],
  checkIn: [],
  missions: [],
  referral: [],
  lucky: [],
  profile: ['x'],
  search: ['x'],
  notifications: [],
  login: [],
  register: [],
  forgot: [],
};

export type LinkName = keyof typeof links;
export const isLinkName = (name: string): name is LinkName => Object.hasOwn(links, name);

/** A path that the builder makes, without its query: what has to be among somebody's routes. */
export function examplePath(name: LinkName): string {
  const path = (links[name] as (...args: readonly unknown[]) => string)(...examples[name]);
  return path.replace(/[?#].*$/, '');
}
