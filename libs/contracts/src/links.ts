/** Link builders: the only thing a remote knows of another remote's pages. */
export const links = {
  home: () => '/',
  live: () => '/truc-tiep',
  liveRoom: (fixtureId: number, sport = 'bong-da') => `/truc-tiep/${sport}/${fixtureId}`,
  liveSchedule: () => '/lich-truc-tiep',
  matchCalendar: () => '/lich-thi-dau',
  results: () => '/ket-qua',
  odds: () => '/ty-le-keo',
  tips: () => '/tip-keo',
  news: () => '/tin-tuc',
  feed: () => '/bang-tin',
  chat: (groupId?: number) => (groupId ? `/chatroom?roomId=${groupId}` : '/chatroom'),
  account: () => '/tai-khoan',
  checkIn: () => '/diem-danh',
  profile: (username: string) => `/thanh-vien/${encodeURIComponent(username)}`,
} as const;
