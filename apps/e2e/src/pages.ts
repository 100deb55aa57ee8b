/** One page of each remote, for the smoke. */
export const PAGES: [remote: string, path: string][] = [
  ['live-and-schedule', '/truc-tiep'],
  ['chat', '/chatroom'],
  ['newsfeed-and-social', '/bang-tin'],
  ['content-and-news', '/tin-tuc'],
  ['account-and-missions', '/diem-danh'],
  ['odds-and-tips', '/ty-le-keo'],
];
