/** Business constants and limits of section 9 that more than one side uses. Times in milliseconds. */
export const limits = {
  buildCheckEvery: 3_600_000,
  reloadLoopWindow: 10_000,
  manifestAfter: 1_000,
  preloadedRoutes: 4,
  liveRefresh: 60_000,
  notificationRefresh: 300_000,
  toast: 5_000,
  giftAnimation: 4_000,
  loadingBarThrottle: 200,
  loadingBarDuration: 2_000,
  socketReconnects: 10,
  guestLoginFailures: 3,
  guestLoginRetryAfter: 100,
  userInfoAfterLogin: 1_000,
  iconTimeout: 1_500,
  liveSchedulePageSize: 200,
  futureMatchPageSize: 40,
  chatMessages: 50,
  publicChatMessages: 100,
  roomList: 100,
  /** Hours. */
  longestBan: 24 * 90,
  publicRoomId: 30,
  bookings: 100,
  bookingDays: 7,
  notifications: 50,
  articles: 10,
  comments: 10,
  hashtags: 100,
  shortList: 5,
  /** Last page of a numbered list (ours); beyond it a clear refusal instead of a slow answer. */
  lastPage: 100,
  /** Longest texts, in UTF-16 units (ours). */
  postText: 5_000,
  commentText: 1_000,
  tipText: 1_000,
  feedbackText: 4_000,
  reportText: 500,
  /** Most pictures of one post, and the longest words about one (ours). */
  postMedia: 8,
  pictureAlt: 500,
  /** Longest path of a page that a post shows as its card (ours). */
  postLink: 200,
  /** Largest picture in bytes (ours). */
  uploadBytes: 8 * 1024 * 1024,
  /** Largest video in bytes as it is sent, and its longest in seconds (ours). */
  videoBytes: 100 * 1024 * 1024,
  videoSeconds: 60,
  /** Most addresses of one file of the site map (ours). */
  sitemapAddresses: 5_000,
  languageCookieDays: 365,
  /** Longest text of one chat message, in UTF-16 units (ours). */
  chatText: 500,
  /** Most messages a reconnecting client is caught up with; beyond it asks for the page of history (ours). */
  chatCatchUp: 500,
} as const;

/** GET-like calls are tried once more on these (section 9). Lives in the api client only. */
export const retryStatuses = [408, 409, 425, 429, 500, 502, 503, 504] as const;

export const DEFAULT_TIME_ZONE = 'Asia/Ho_Chi_Minh';

export const languages = ['vi', 'en', 'zh'] as const;
export type Language = (typeof languages)[number];
export const DEFAULT_LANGUAGE: Language = 'vi';
export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** Where the newest articles are as RSS; other languages than the first by `?lang=`. Not among `links`: it is no page. */
export const NEWS_FEED_PATH = '/rss.xml';

export const themes = ['light', 'dark'] as const;
/** Absent = the device decides. */
export type Theme = (typeof themes)[number];

/** Names of stored client values (section 3). */
export const stored = {
  token: 'token',
  refreshToken: 'refreshToken',
  guestFlag: 'guest',
  guestToken: 'guestToken',
  userId: 'post-man',
  timeZone: 'timezone',
  ip: 'ip',
  /** Of the time zone now, minutes west of UTC as Date tells them. */
  offset: 'offset',
  /** Ours. Matches and tournaments that this browser follows; its shape is `Followed` of the domain. */
  followed: 'followed',
  /** Ours. What the next log-ins of those who have logged in here are known by: a list, newest first. */
  devices: 'devices',
} as const;

/** Log-ins that one browser is known by at most. */
export const MOST_DEVICES = 5;

/** How prices may be written (ours; what they mean is in the domain). */
export const oddsForms = ['malay', 'hong-kong', 'decimal'] as const;

/** Cookies hold only what the server needs to render; none authorises anything. */
export const cookies = { language: 'lang', theme: 'theme', timeZone: 'tz', scores: 'scores', odds: 'odds', domain: 'domain', pid: 'pid' } as const;

/** `status` of featureMatch (section 9 names 20 for coming matches; 10 and 30 are ours). */
export const featureStatus = { live: 10, coming: 20, ended: 30 } as const;

/** siteRoleId 6: staff, invisible in rooms (section 6). */
export const STAFF_ROLE = 6;
export const userTypes = { normal: 10, commentator: 20, all: 99 } as const;
/** Guest ids lie above this; registered users below. */
export const GUEST_ID_FLOOR = 1_000_000_000_000;
/** The number in a guest's name ('Khách 4821'): the last four digits of the id, so that every side names the same guest alike in its own language. */
export const guestNumber = (userId: number): string => String(userId % 10_000).padStart(4, '0');

/** Setting keys (section 9). */
export const settingKeys = {
  simpleMode: 0,
  greetingNotify: 1,
  disableTip: 2,
  showOnlyTip: 3,
  quickGreeting: 4,
  thanksMessage: 5,
  closeSetting: 6,
  saveMessage: 7,
  shortenMode: 8,
  messageNotification: 9,
  callNotification: 10,
  newMessageNotification: 11,
} as const;

/** Feed types: values of the query parameter nType (sections 2 and 4). */
export const feedTypes = { home: 1, event: 2, community: 3, tip: 4, newsfeed: 5 } as const;
/** Values of fFilter and gFilter (section 4). */
export const friendFilters = ['all', 'vip', 'normal', 'joined', 'friendsRequest', 'following', 'friend'] as const;

/** What can be commented (ours: the specification leaves it open). */
export const commentTargets = { article: 10, post: 20, highlight: 30, tip: 40 } as const;
/** In which order first comments are listed (ours). `best`: those first that most members answered and reacted to. */
export const commentOrders = ['newest', 'best'] as const;
export type CommentOrder = (typeof commentOrders)[number];
