// A table of the specification's sentences, in its order: long, because the specification is, and read by looking a sentence up.
/** A test by its file, from the root of the workspace, and its title: the first argument of it() or test(), of each() the text before it is filled in. */
export interface Proof {
  readonly file: string;
  readonly title: string;
}

/** Bullets of section 4. */
export type Part = 'match status' | 'tips' | 'visibility' | 'feed' | 'reactions' | 'session' | 'notification' | 'presence' | 'live' | 'chat' | 'build';

/** One sentence of the specification, or one clause of a sentence whose clauses are proved apart; together they are the section, word for word, in its order. */
export interface Row {
  readonly section: '4' | '5' | '6' | '8';
  /** Of section 4 alone. */
  readonly part?: Part;
  /** The specification's words; … stands for some that are left out. */
  readonly sentence: string;
  /** The lowest test that can show it, then those around it, a journey last. */
  readonly proof: readonly Proof[];
  /** What of it is not there yet, and which calls still answer 501. */
  readonly later?: string;
}

const by = (file: string, ...titles: string[]): Proof[] => titles.map((title) => ({ file, title }));
const domain = (name: string, ...titles: string[]) => by(`libs/domain/src/${name}.spec.ts`, ...titles);
const api = (name: string, ...titles: string[]) => by(`apps/api/src/${name}.spec.ts`, ...titles);
const shell = (file: string, ...titles: string[]) => by(`apps/shell/src/${file}`, ...titles);
const chat = (file: string, ...titles: string[]) => by(`apps/chat/src/features/${file}`, ...titles);
const schedule = (file: string, ...titles: string[]) => by(`apps/live-and-schedule/src/features/${file}`, ...titles);
const social = (file: string, ...titles: string[]) => by(`apps/newsfeed-and-social/src/features/${file}`, ...titles);
const liveSocket = (...titles: string[]) => by('libs/sockets/src/create-live-socket.spec.ts', ...titles);
const client = (...titles: string[]) => by('libs/api-client/src/client.spec.ts', ...titles);
const phoneField = (...titles: string[]) => by('libs/ui/src/form/phone/phone-field.spec.tsx', ...titles);
const overlay = (...titles: string[]) => by('libs/ui/src/media/media-overlay.spec.tsx', ...titles);
const journey = (name: string, ...titles: string[]) => by(`apps/e2e/tests/${name}.spec.ts`, ...titles);

const store = (...titles: string[]) => shell('session/session-store.spec.ts', ...titles);
const answers = (...titles: string[]) => shell('session/session-errors.spec.ts', ...titles);
const presence = (...titles: string[]) => shell('presence/presence-model.spec.ts', ...titles);
const notifications = (...titles: string[]) => shell('notifications/notifications.spec.tsx', ...titles);
const roomModel = (...titles: string[]) => chat('room/room.model.spec.ts', ...titles);

const expired = journey('session', 'a refused refresh logs out, with the red notice');
const seenOnline = journey('session', 'whoever registers is seen online, and in the room they open, until the tab is closed');
const leftSaysSo = journey('session', 'a page out of sight is offline; one that is left says so itself, though its connection is half gone');
const bellRings = journey(
  'notifications',
  'a comment rings the bell of the post’s author at once, on every page they have open, leads to the post and is read by that; a setting is there after a reload',
);
const guestStops = journey('session', 'guest log-in stops after three rate-limited tries, with a calm notice and another try');
const guardsSpeak = journey('guards', 'guards keep their word to who is nobody in particular, in the words of section 8');
const digitsOnly = journey('routes', 'unknown paths and ids that are not digits are 404');
const overlayJourney = journey('overlay', 'the pictures of a post are seen by keyboard alone: opened, turned, zoomed, typed, closed');
const roomRenewed = journey('live-room', 'a session that ends in the middle of a room is renewed, and the message goes through');
const closedRooms = [
  ...api('modules/chat/chat.routes', 'stay closed to those who are no members: title yes, messages no'),
  ...chat('rooms-page/rooms.page.spec.tsx', 'shows a room that is closed to the reader without its words'),
];

const section4: Row[] = [
  {
    section: '4',
    part: 'match status',
    sentence: 'Match status from numeric code: -14 to -10 and -1 = ended (3); 0 = coming (1); 1 to 5 = live (2); anything else = coming.',
    proof: domain('match-status', 'says ended for %i', 'says live for %i', 'says coming for %d', 'knows no other answer for any number'),
  },
  {
    section: '4',
    part: 'tips',
    sentence: 'Tip result: 10 win, 20 draw, 30 lose.',
    proof: [
      ...domain('rules', 'are those of the specification'),
      ...domain('tip-settle', 'has the result that its units say'),
      ...api('modules/tips/tips.routes', 'gives every tip of the past the result that its replay had'),
    ],
  },
  {
    section: '4',
    part: 'visibility',
    sentence: 'Post visibility: 1 public, 2 private, 3 deleted.',
    proof: [
      ...domain('posts', '%d, author %s, staff %s: seen %s, deleted %s', 'has the codes of the specification'),
      ...api(
        'modules/newsfeed/newsfeed.routes',
        'shows a private post to its author alone, and staff are no exception',
        'takes a post from everyone, with its words, reactions and comments, for good',
      ),
      ...journey('newsfeed-and-social', 'a private post is for its author alone, also by its address'),
    ],
  },
  {
    section: '4',
    part: 'feed',
    sentence: 'Feed post types: 90 avatar, 10 normal, 20 image, 30 video, 40 share tips, 50 share lives, 60 events live, 70 share article, 80 share event.',
    proof: [
      ...domain('posts', 'knows the nine types and no other', 'has the codes of the specification'),
      ...api('modules/newsfeed/post-rules', 'follow what is in a post: pictures, a card, a share'),
      ...journey('newsfeed-and-social', 'a member shows a video, which is drawn before it is posted, and another sees it play'),
    ],
  },
  {
    section: '4',
    part: 'feed',
    sentence: 'Action modes: normal 1, share 2, edit 3.',
    proof: [
      ...domain('posts', 'has the codes of the specification'),
      ...social(
        'compose/write-dialog.spec.tsx',
        'puts the new post on top',
        'a post is shared with words, and the original counts it',
        'gets other words in its place',
      ),
    ],
  },
  {
    section: '4',
    part: 'feed',
    sentence: 'Feed types: home 1, event 2, community 3, tip 4, newsfeed 5.',
    proof: [
      ...domain('posts', 'has the codes of the specification', 'nType=%j is feed %d'),
      ...api('modules/newsfeed/newsfeed.routes', 'are by feed type: one’s own, events, what members write, tips, everything'),
      ...social('feed/feed.page.spec.tsx', 'asks for the feed that the address names'),
    ],
  },
  {
    section: '4',
    part: 'reactions',
    sentence: 'Reactions: like, haha, love, angry, wow, sad.',
    proof: [
      ...domain('reactions', 'knows the six of the specification'),
      ...by('libs/ui/src/reaction/reaction.spec.tsx', 'the bar shows all six with their numbers and marks mine'),
    ],
  },
  {
    section: '4',
    part: 'reactions',
    sentence: 'Friend filters: all, vip, normal, joined, friendsRequest, following, friend.',
    proof: domain('posts', 'lists the filters of the specification', 'knows the filter %s'),
    later: 'Friends, requests and whom one follows are lists by these words; vip, normal, joined and all narrow nothing yet.',
  },

  {
    section: '4',
    part: 'session',
    sentence: 'Session: guest (flag 1, guest token) versus logged in (flag 0, access and refresh tokens).',
    proof: [
      ...domain('session', 'has the flags of the specification'),
      ...store('logs in, clears the guest token and tells the sockets', 'logs out into a new guest'),
      ...expired,
    ],
  },
  {
    section: '4',
    part: 'session',
    sentence: 'Startup without a token triggers guest login;',
    proof: [...domain('session', 'with token %j and guest token %j begins with %s'), ...store('makes a guest when there is no token')],
  },
  {
    section: '4',
    part: 'session',
    sentence: 'a stored guest token is reused.',
    proof: [...store('reuses a stored guest token'), ...api('modules/user/user.routes', 'stay who they are when they log in again')],
  },
  {
    section: '4',
    part: 'session',
    sentence: 'Login success clears the guest token, stores tokens, loads user info after 1 s.',
    proof: [
      ...store('stores the tokens at once, and asks who it is after a second', 'logs in, clears the guest token and tells the sockets'),
      ...journey('account-and-missions', 'a guest becomes a member, makes the seat their own, and comes back with another password'),
    ],
  },
  {
    section: '4',
    part: 'session',
    sentence: 'Logout clears tokens and user info, sends an offline message, resets notifications, falls back to guest login.',
    proof: [
      ...store('logs out into a new guest'),
      ...presence('sends an offline message on log-out, before anything else, and closes'),
      ...shell(
        'client/identity.spec.ts',
        'forgets and asks again when somebody else speaks, also across the moment in between',
        'leaves nothing of a member’s notifications behind when they log out',
      ),
      ...journey('account-and-missions', 'a guest becomes a member, makes the seat their own, and comes back with another password'),
    ],
  },
  {
    section: '4',
    part: 'session',
    sentence: 'Token refresh: if either token is missing the guest token is cleared and user info reloaded;',
    proof: [...domain('session', 'refreshes only with both tokens'), ...answers('without %s clears the guest token and reloads user info')],
  },
  {
    section: '4',
    part: 'session',
    sentence: 'a refresh response code above 0 logs out and shows a red notice titled Lỗi saying the login session has expired (in Vietnamese).',
    proof: [...domain('session', 'after the refresh code %d: %s'), ...answers('that is answered with %s logs out, with the red notice'), ...expired],
  },

  {
    section: '4',
    part: 'notification',
    sentence: 'Notification: unread becomes read after a successful mark-read call;',
    proof: [
      ...notifications(
        'opens a panel; a row leads to its post and its number drops once the server has marked it',
        'a row that could not be marked stays unread',
      ),
      ...api('modules/notifications/notification.routes', 'are marked as read one by one, and twice is as once'),
      ...bellRings,
    ],
  },
  {
    section: '4',
    part: 'notification',
    sentence: 'the matching counter drops by one.',
    proof: [
      ...domain('notifications', 'type %d, status %d', 'drop by one and never below nothing'),
      ...notifications('opens a panel; a row leads to its post and its number drops once the server has marked it'),
      ...bellRings,
    ],
  },
  {
    section: '4',
    part: 'notification',
    sentence: 'Notifications refresh every 5 minutes.',
    proof: notifications('has the number of unread ones, both kinds, and asks anew every five minutes'),
  },

  {
    section: '4',
    part: 'presence',
    sentence: 'Presence: on mount with a token the user is marked online.',
    proof: [
      ...presence('marks the user online on mount with a token'),
      ...api('modules/presence/presence.routes', 'shows a member from their first word until the last of their sockets has gone'),
      ...seenOnline,
    ],
  },
  {
    section: '4',
    part: 'presence',
    sentence: 'When the page is hidden or unloaded and a token exists (for unload, not a guest) the user is marked offline.',
    proof: [
      ...domain('session', '%s, guest %s: says %s', 'says nothing without a token, but reloads when seen again'),
      ...presence(
        'marks the user offline when the page is hidden, and keeps the connection',
        'says offline at once when the page is unloaded, and gives the connection back',
      ),
      ...leftSaysSo,
    ],
  },
  {
    section: '4',
    part: 'presence',
    sentence: 'When visible again: reload user info, check token, mark online if a token exists.',
    proof: [
      ...presence('reloads user info, checks the token and then marks the user online when the page is visible again'),
      ...store('asks user info and checks the token when the page is seen again; one that is over is renewed'),
    ],
  },
  {
    section: '4',
    part: 'presence',
    sentence: 'A pid query parameter is stored in the pid cookie on visibility change.',
    proof: [
      ...shell('presence/stored-values.spec.ts', 'keeps the code of the address'),
      ...presence('keeps the pid of the address at load and whenever visibility changes'),
    ],
  },
  {
    section: '4',
    part: 'presence',
    sentence: 'The online socket reconnects on error or close, up to 10 attempts;',
    proof: [
      ...domain('network', 'gives up after ten attempts'),
      ...presence('reconnects up to ten times with growing waits, then gives up until the page is seen or has a network again'),
      ...journey('session', 'who loses the network is told, and comes back as the same member, online again'),
    ],
  },
  {
    section: '4',
    part: 'presence',
    sentence: 'guests get none.',
    proof: [
      ...domain('session', 'gives the online socket to registered users only'),
      ...presence('has no online socket, whatever happens to the page'),
      ...api('modules/presence/presence.routes', 'turns guests away, and asks for another token where it is none, forged or over'),
    ],
  },
  {
    section: '4',
    part: 'presence',
    sentence: 'Guest login stops after 3 rate-limited guest-info failures.',
    proof: [
      ...domain('session', 'tries to log a guest in until three failures'),
      ...answers('stops after three rate-limited guest-info failures and offers to try again'),
      ...shell(
        'layout/network-notice.spec.tsx',
        'is a calm notice with another try after three rate-limited guest-info failures, and goes once there is a guest',
      ),
      ...guestStops,
    ],
  },

  {
    section: '4',
    part: 'live',
    sentence: 'Live count refreshes at start and every 60 s;',
    proof: schedule('live-list/live-list.model.spec.ts', 'asks every minute, but keeps its list while the totals are the same'),
  },
  {
    section: '4',
    part: 'live',
    sentence: 'the live list is replaced only when the total live count or the mode total changed.',
    proof: [
      ...schedule(
        'live-list/live-list.model.spec.ts',
        'asks every minute, but keeps its list while the totals are the same',
        'replaces the list when the totals changed',
      ),
      ...schedule('matches/matches.page.spec.tsx', 'asks every minute, and replaces the list when the total or the total of the sport is another'),
    ],
  },
  {
    section: '4',
    part: 'live',
    sentence: 'Default future-match selection is the first item or none.',
    proof: [
      ...domain('live-list', 'selects the first match to come, or none'),
      ...schedule('matches/matches.page.spec.tsx', 'has the first match to come chosen, or none'),
    ],
  },

  { section: '4', part: 'chat', sentence: 'Chat socket: connects with the token;', proof: liveSocket('connects with the token in the query and offers STOMP') },
  {
    section: '4',
    part: 'chat',
    sentence: 'on open subscribes to the current room topic and sends a join message;',
    proof: [
      ...liveSocket('asks a room for what came after the last offset held, and gives its frames on', 'is told to the room while there is a connection'),
      ...roomModel('is told once for a registered fan, also over reconnects'),
    ],
  },
  {
    section: '4',
    part: 'chat',
    sentence: 'on error or close reconnects;',
    proof: [
      ...liveSocket(
        'subscribes to everything again, from the offset held by then',
        'waits longer each time and gives up after ten tries, until asked to retry',
      ),
      ...journey('live-room', 'what was missed while away arrives after reconnecting, once'),
    ],
  },
  {
    section: '4',
    part: 'chat',
    sentence: 'closes when the token changes.',
    proof: liveSocket('connects anew with it, without showing a loss, and sends again what had no answer'),
  },
  {
    section: '4',
    part: 'chat',
    sentence: 'A sent message waits in a list and is removed when the server replies code 0;',
    proof: [...roomModel('shows the message at once, and gives way to the room’s copy of it'), ...journey('live-room', 'two browsers chat with each other')],
  },
  {
    section: '4',
    part: 'chat',
    sentence: 'otherwise it is marked failed with the message and can be resent.',
    proof: [
      ...roomModel('keeps a message refused with %s', 'keeps a message that was lost and sends it by itself, with the same uuid, once there is a connection'),
      ...chat('room/room.slot.spec.tsx', 'says that a lost message is sent by itself, and sends it, with the same uuid'),
    ],
  },
  {
    section: '4',
    part: 'chat',
    sentence: 'A reply with FIBE_NOT_LOGIN triggers a token refresh.',
    proof: [
      ...roomModel('renews the session once when it has ended, and sends again with the same uuid'),
      ...answers('serves a socket that was told FIBE_NOT_LOGIN'),
      ...roomRenewed,
    ],
  },
  {
    section: '4',
    part: 'chat',
    sentence: 'System message 10 is a gift shown 4 s;',
    proof: domain('gift-queue', 'come one at a time, four seconds each', 'each is shown once, in order, for its whole time'),
    later: 'Gifts: nobody can send one yet; the rule of their turns alone is there.',
  },
  {
    section: '4',
    part: 'chat',
    sentence: '7 updates the marble map;',
    proof: [],
    later: 'The marble map: nothing sends message 7 yet, and the chat leaves it out; a race moves by the frames of the live list.',
  },
  {
    section: '4',
    part: 'chat',
    sentence: '5 is a join notice.',
    proof: [
      ...chat('room/line.spec.ts', 'names who came in'),
      ...api('sockets/gateway', 'announces who joins, once an hour; guests and staff come in quietly, and everybody in a VIP room'),
    ],
  },
  {
    section: '4',
    part: 'chat',
    sentence: 'A reaction update replaces reactions on the matching message.',
    proof: [
      ...chat('room/replies-and-reactions.spec.ts', 'replace those of their message, and leave one’s own alone'),
      ...api('sockets/reactions', 'bring a reaction to a second browser, and into the history of who asks'),
      ...journey('chat', 'one answers and reacts, and the other sees it at once; after a reload it is still there'),
    ],
  },
  {
    section: '4',
    part: 'chat',
    sentence:
      "An incoming message on the unread topic raises the room's unread count, moves the room to the top and plays a sound unless greeting notifications are off.",
    proof: [
      ...domain('rooms', 'a message raises its room to the top', 'a sound comes only with greeting notifications on'),
      ...chat(
        'rooms-page/unread-sound.spec.tsx',
        'is heard by who switched it on, once for each that is new',
        'is silent for who did not; the first one says that there is a sound',
      ),
    ],
    later:
      'Followed rooms: nothing is sent on /topic/unread, chat.unreadGroup and chat.listFollow answer 501; what is unread is counted in the browser, and rooms do not move.',
  },
  {
    section: '4',
    part: 'chat',
    sentence: 'Opening a room resets its unread count and marks the group read.',
    proof: [
      ...domain('rooms', 'opening a room resets its count and leaves its place'),
      ...chat('rooms-page/rooms.page.spec.tsx', 'counts what came since the last visit, and marks it in the room'),
      ...chat('rooms-page/tabs.spec.tsx', 'count on Chat what comes while another is shown, which is unread until one is back'),
    ],
    later: 'Followed rooms: chat.markReadGroup answers 501; the browser keeps how far one has read.',
  },

  {
    section: '4',
    part: 'build',
    sentence: 'Build updates: latest build id is polled hourly;',
    proof: [
      ...shell('client/build-check.spec.ts', 'asks a second after its load, then every hour and a little more'),
      ...shell('server/page-route.spec.ts', 'has the build id that its visitor is told when asking'),
    ],
  },
  {
    section: '4',
    part: 'build',
    sentence: 'a change causes a full reload on the next navigation.',
    proof: [
      ...domain('reloading', 'running %s, latest %j, video %s: %s'),
      ...shell('client/build-check.spec.ts', 'goes on as it is while nothing is new, and loads the next page whole once something is'),
    ],
  },
  {
    section: '4',
    part: 'build',
    sentence: 'App-wide error state is set on failed navigation and cleared on the next.',
    proof: [
      ...shell('routing/lost-page.spec.tsx', 'leaves no error behind: the next navigation shows its page'),
      ...journey('routes', '404 in the browser keeps the frame and shows what is being played'),
    ],
  },
];

const section5: Row[] = [
  {
    section: '5',
    sentence: 'Team and tournament id: digits only, otherwise not found (404).',
    proof: [...domain('rules', 'takes %s as digits only', 'refuses %j'), ...digitsOnly, ...guardsSpeak],
  },
  {
    section: '5',
    sentence: 'Guarded calls return an empty result without a token.',
    proof: [
      ...domain('network', 'are sent with what they need and not without'),
      ...client('a list for members is empty for %s', 'a single thing for members is null for a guest, and a deed rejects instead of seeming done'),
    ],
  },
  {
    section: '5',
    sentence: 'Friend check, cancel and reject need token and userId; friend count needs userId.',
    proof: domain('network', 'check, cancel and reject need both; the count of friends only the user'),
  },
  {
    section: '5',
    sentence: 'Credential and code calls return null when required input is missing.',
    proof: [...domain('network', 'the credentials %j are complete: %s'), ...client('what lacks required input is null: %#')],
  },
  {
    section: '5',
    sentence: 'Booking is ignored without fixtureId and a logged-in user;',
    proof: [
      ...domain('booking', 'needs a fixture and a logged-in user'),
      ...schedule('booking/booking.spec.tsx', 'asks who is not logged in to do so, and books nothing'),
      ...api('modules/bookings/bookings.routes', 'refuse nobody, guests and accounts that are gone'),
    ],
  },
  {
    section: '5',
    sentence: 'duplicate if fixtureId, commentator userId and name match an existing booking.',
    proof: [
      ...domain('booking', 'is a duplicate when fixture, user and name are those of another', 'is none with another %j'),
      ...api('modules/bookings/bookings.routes', 'are made once however often they are sent, and read back with their match'),
    ],
  },
  {
    section: '5',
    sentence: 'Join message is not sent for guests without token, in VIP rooms, on the live schedule page, or when siteRoleId is 6.',
    proof: [
      ...domain('rooms', 'is not sent for %s', 'one reason against it is enough'),
      ...roomModel('is not told for guests, nor for staff'),
      ...api('sockets/gateway', 'announces who joins, once an hour; guests and staff come in quietly, and everybody in a VIP room'),
    ],
  },
  {
    section: '5',
    sentence: 'Media is video if the extension is mp4, webm, ogg or mov, else image.',
    proof: domain(
      'rules',
      'takes the attachment %s for a video',
      'has one rule for the overlay and another for attachments',
      'takes %j, without an extension of its own, by the rest of the rule',
    ),
  },
  {
    section: '5',
    sentence: 'Zoom clamped 0.5 to 5;',
    proof: [
      ...domain('rules', 'clamps %d to %d', 'stays between 0.5 and 5 whatever is done'),
      ...by('libs/ui/src/media/overlay-state.spec.ts', 'whatever is done, the zoom lies between 0.5 and 5 and the place within the picture'),
    ],
  },
  {
    section: '5',
    sentence: 'step 0.3 per click or wheel tick;',
    proof: [
      ...domain('rules', 'steps by 0.3 without gathering dust'),
      ...by('libs/ui/src/media/overlay-input.spec.ts', 'each notch of a mouse wheel is a tick, up is in'),
      ...overlay('buttons, keys and wheel zoom by 0.3 between 0.5 and 5, and 0 goes back'),
      ...overlayJourney,
    ],
  },
  {
    section: '5',
    sentence: 'typed percentage divided by 100 and clamped.',
    proof: [
      ...domain('rules', 'reads the typed percentage %j as %p'),
      ...overlay('a typed percentage is taken on Enter and clamped; nonsense and Escape restore the box'),
      ...overlayJourney,
    ],
  },
  {
    section: '5',
    sentence: 'Phone input: max length 25 by default, type tel;',
    proof: [
      ...domain('phone-input', 'has the limits of the specification'),
      ...phoneField('is a tel of at most 25 characters, or of as many as one says, never over 250'),
    ],
  },
  {
    section: '5',
    sentence: 'text over 250 characters rejected;',
    proof: [...domain('phone-input', 'takes a length of its own, up to 250'), ...domain('phone', 'reads 250 characters and refuses 251 unread')],
  },
  { section: '5', sentence: 'national number 2 to 17 digits;', proof: domain('phone', 'is never possible with fewer than 2 or more than 17 national digits') },
  {
    section: '5',
    sentence: 'restricted to digits, spaces, plus, hyphen, parentheses (or custom pattern);',
    proof: [
      ...domain('phone-input', 'takes %j', 'refuses %j', 'takes a pattern of its own, with flags or without'),
      ...phoneField('takes digits, spaces, plus, hyphen and parentheses only, or what one allows', 'takes a pattern of one’s own'),
    ],
  },
  { section: '5', sentence: 'invalid-number message configurable.', proof: phoneField('each have the words one gives them, or those of an invalid number') },
  {
    section: '5',
    sentence: 'Phone results: INVALID_COUNTRY, NOT_A_NUMBER, TOO_SHORT, TOO_LONG, IS_POSSIBLE, INVALID_LENGTH.',
    proof: [
      ...domain('phone', '%j in %p is %s', 'is one of six, whatever is typed'),
      ...phoneField('%j is %s', 'are said when the number is left, and no more once it is changed'),
    ],
  },
  {
    section: '5',
    sentence: "Login failure shows the server message or 'Login failed'.",
    proof: shell('session/login-dialog.spec.tsx', 'says so %s, and keeps what was typed', 'is ‘Login failed’ in English'),
  },
  {
    section: '5',
    sentence: 'Other form validation: not shown.',
    proof: [
      ...domain('registration', 'has the limits the forms tell'),
      ...api('http/contract', 'names every bad field of an input'),
      ...journey('account-and-missions', 'a name that is taken is said at its field, and nothing that was typed is lost'),
    ],
  },
];

const section6: Row[] = [
  {
    section: '6',
    sentence: 'Roles: guest (limited, guest token, no online socket), registered user, commentator (user type 20), normal user (10), all (99).',
    proof: [
      ...domain('rooms', 'has the codes of the specification', 'asking for all gives everyone, any other type only itself'),
      ...presence('has no online socket, whatever happens to the page'),
      ...api('modules/user/user.routes', 'get a token, a name with a number and an id above all users', 'knows %s as role %i, type %i'),
      ...api('security', 'let in whom a call of access %s is for, whatever the call'),
      ...journey('newsfeed-and-social', 'a guest who wants to take part is asked to log in'),
    ],
  },
  {
    section: '6',
    sentence: 'siteRoleId 6 sends no join messages.',
    proof: [
      ...domain('rooms', 'siteRoleId %p is staff: %s'),
      ...roomModel('is not told for guests, nor for staff'),
      ...api('sockets/gateway', 'announces who joins, once an hour; guests and staff come in quietly, and everybody in a VIP room'),
    ],
  },
  {
    section: '6',
    sentence: 'VIP and private rooms need permission;',
    proof: [
      ...domain('rooms', 'vipGroup %p: %s'),
      ...closedRooms,
      ...api('sockets/gateway', 'refuses topics that are not there or not for the caller, and keeps the connection'),
    ],
    later: 'The way into such a room: chat.requestVip, chat.listPrivate and chat.privateMessages answer 501; until then they are closed to all.',
  },
  {
    section: '6',
    sentence: 'NOT_PERMISSIONS and NOT_PERMISSIONS_FOR_CREATE stop message loading.',
    proof: [...domain('network', '%j means %s'), ...closedRooms, ...chat('room/room.slot.spec.tsx', 'shows no messages of a room one may not read')],
  },
  {
    section: '6',
    sentence: 'Commentators save links and update schedule.',
    proof: [],
    later: 'Commentators: commentator.links, commentator.saveLinks and commentator.updateSchedule answer 501.',
  },
  {
    section: '6',
    sentence: 'Ban-chat call exists (ip, reason, userId, groupId); who may use it is not shown.',
    proof: [...api('sockets/bans', 'staff everywhere, a commentator in their own room, nobody else')],
  },
  {
    section: '6',
    sentence: 'Guard logic of check-newsfeed-detail, check-same-user, check-user-exists, redirect-page: not shown.',
    proof: [
      ...shell(
        'routing/guards.spec.tsx',
        'stand where section 2 puts them',
        'redirect-page sends nobody in particular from %s to %s',
        'check-same-user sends a member from %s to %s',
        'check-newsfeed-detail has %s answered at %s',
      ),
      ...social('profile/profile.page.spec.tsx', 'is a 404 for a name that nobody has'),
      ...social('profile/profile.loader.spec.ts', 'leads another case of a name to the name as it is written, before any post is asked for'),
      ...guardsSpeak,
      ...journey('guards', 'a member is led from the log-in, and from their own profile, to their own feed'),
    ],
  },
];

const section8: Row[] = [
  {
    section: '8',
    sentence: "404 'Page Not Found: {path}' for failed route validation; 'Page not found: {path}' for no match.",
    proof: [...shell('errors/error-page.spec.tsx', 'says "%s" for a 404 that was refused so'), ...digitsOnly, ...guardsSpeak],
  },
  {
    section: '8',
    sentence: 'A false guard result or error on first load gives 404.',
    proof: [
      ...social('profile/profile.page.spec.tsx', 'is a 404 for a name that nobody has'),
      ...social('feed/feed.page.spec.tsx', 'is a 404 for a cursor or a post id that cannot be one'),
      ...guardsSpeak,
    ],
  },
  {
    section: '8',
    sentence: 'Script or style chunk load failure: full reload of the target path, at most once per 10 s per path.',
    proof: [
      ...domain('reloading', 'never reloads a path twice within the window', 'is counted for each path by itself'),
      ...shell('client/reload-once.spec.ts', 'is loaded whole, at most once per 10 s and path'),
      ...shell('routing/lost-page.spec.tsx', 'is loaded whole after a second try for the chunk; a second failure shows the fallback card'),
    ],
  },
  {
    section: '8',
    sentence: 'Failed dynamic import also reloads.',
    proof: shell('routing/lost-page.spec.tsx', 'is loaded whole after a second try for the chunk; a second failure shows the fallback card'),
  },
  {
    section: '8',
    sentence: "Unknown guard name: error 'Unknown route middleware'.",
    proof: shell('routing/guards.spec.tsx', 'are known by name, or the start fails'),
  },
  {
    section: '8',
    sentence: 'Response 429: on guest-info adds to the guest-login failure count.',
    proof: [
      ...domain('network', '429 on guest-info counts, and the third is the last'),
      ...answers('stops after three rate-limited guest-info failures and offers to try again', 'goes on as the guest when the third try is answered'),
      ...client('never repeats guest-info on %i, whose 429 count towards its own cap'),
      ...guestStops,
    ],
  },
  {
    section: '8',
    sentence: '401: on guest-info clears the guest token and retries guest login after 100 ms;',
    proof: [
      ...domain('network', '%d on %s', 'waits 100 ms before the guest logs in again'),
      ...answers('on guest-info: the guest token is cleared, and 100 ms later a new guest logs in'),
    ],
  },
  {
    section: '8',
    sentence: 'on user-info clears all tokens and does guest login;',
    proof: [
      ...domain('network', '%d on %s'),
      ...answers(
        'on user-info: with a refused refresh token all tokens are cleared, and one is a guest',
        'on user-info: without a refresh token all tokens are cleared, and one is a guest, without a red notice',
        'on user-info: a new token that is refused as well is not renewed for ever',
      ),
    ],
  },
  {
    section: '8',
    sentence: 'on other authorised calls triggers token refresh.',
    proof: [
      ...domain('network', '%d on %s', 'without a token nothing is refreshed or reloaded'),
      ...client('asks for a new token on 401 and goes on with it'),
      ...answers('on any other call: ONE refresh for any number that wait, which then go on'),
      ...journey('session', 'an access token that runs out in the middle of work is renewed unseen, and a reload keeps the session'),
    ],
  },
  {
    section: '8',
    sentence: '500: on guest-info or user-info clears all tokens and reloads user info if authorised.',
    proof: [
      ...domain('network', '%d on %s', 'without a token nothing is refreshed or reloaded'),
      ...answers(
        'on user-info: all tokens are cleared, and it is asked anew who one is',
        'on user-info, also in the middle of a visit',
        'on guest-info: the tokens are cleared and another guest is tried',
      ),
    ],
  },
  {
    section: '8',
    sentence: 'Chat codes: 10000 ignored;',
    proof: [...domain('network', '%j means %s'), ...roomModel('drops a message that the server ignores on purpose')],
  },
  {
    section: '8',
    sentence: 'FIBE_NOT_LOGIN refresh token;',
    proof: [
      ...domain('network', '%j means %s'),
      ...roomModel('renews the session once when it has ended, and sends again with the same uuid', 'gives up after one renewal'),
      ...roomRenewed,
    ],
  },
  {
    section: '8',
    sentence: 'NOT_PERMISSIONS and NOT_PERMISSIONS_FOR_CREATE do not load messages.',
    proof: [...domain('network', '%j means %s'), ...closedRooms],
  },
  {
    section: '8',
    sentence: 'Booking succeeds only with code 0 and msg Success; otherwise error logged and the list not refreshed.',
    proof: [
      ...domain('booking', 'answered %j %j succeeded: %s'),
      ...schedule('booking/booking.spec.tsx', 'logs a booking that is refused, says why, and does not ask for the list anew (section 8)'),
    ],
  },
  {
    section: '8',
    sentence: 'Refresh code above 0: logout and red notice Lỗi about expired session.',
    proof: [...domain('session', 'after the refresh code %d: %s'), ...answers('that is answered with %s logs out, with the red notice'), ...expired],
  },
  {
    section: '8',
    sentence: 'Banner, schedule, anchor failures are logged, return empty results, UI shows nothing.',
    proof: [
      ...shell('layout/frame.spec.tsx', 'are the usual ones, without banners and notices, when the api is away'),
      ...schedule('home/home-slots.spec.tsx', 'shows nothing of the commentators when their call fails (section 8), and says so in the log'),
      ...journey('federation', 'with the api down every page is an honest state, not a blank one'),
    ],
  },
  {
    section: '8',
    sentence: 'Fatal errors show the error page.',
    proof: shell('errors/error-page.spec.tsx', 'says Internal Server Error beside the visitor’s own words, and is nothing to find'),
  },
  {
    section: '8',
    sentence: 'Notification and time-zone errors swallowed or logged.',
    proof: [
      ...notifications('stays quiet where nobody answers, and says so in the log'),
      ...shell('presence/stored-values.spec.ts', 'trouble nobody when they cannot be had: the failure is logged'),
    ],
  },
  {
    section: '8',
    sentence: 'User-visible messages otherwise: not shown.',
    proof: [
      ...api('http/locales', '%s has every message of vi, with the same blanks to fill'),
      ...api('http/contract', 'answers an unknown path with 404 in the language of the request'),
    ],
  },
];

/** Every sentence of sections 4, 5, 6 and 8, and the tests that prove it. */
export const SPECIFICATION: readonly Row[] = [...section4, ...section5, ...section6, ...section8];
