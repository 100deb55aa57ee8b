import { emptyList, isGuarded, missingInput } from '@portal/contracts';
import { allCalls } from './index.ts';

type Row = readonly ['is sent' | 'no entries' | 'null', readonly string[]];
const SENT: Row = ['is sent', []];
/** What becomes of a call without a member's token, and what it is not sent without (section 5). Calls that do not stand here are sent whoever asks, and need nothing. */
const GUARDED: Readonly<Record<string, Row>> = {
  'article.info': ['is sent', ['id']],
  'article.listByCategory': ['is sent', ['categoryId']],
  'article.related': ['is sent', ['id']],
  'article.react': ['null', ['id', 'reaction']],
  'article.view': ['is sent', ['id']],
  'booking.list': ['no entries', []],
  'booking.create': ['null', ['fixtureId', 'commentatorId', 'name', 'userId']],
  'chat.messages': ['is sent', ['groupId']],
  'chat.reactions': ['is sent', ['groupId', 'from', 'to']],
  'chat.listFollow': ['null', []],
  'chat.unreadGroup': ['null', []],
  'chat.followRoom': ['null', ['groupId']],
  'chat.markReadGroup': ['null', ['groupId']],
  'chat.bannedChat': ['null', ['reason', 'userId', 'groupId']],
  'chat.privateMessages': ['null', []],
  'chat.requestVip': ['null', ['groupId', 'username']],
  'chat.notificationsGroup': ['null', ['groupId']],
  'chat.listPrivate': ['null', []],
  'comment.total': ['is sent', ['objectType', 'objectId']],
  'comment.list': ['is sent', ['objectType', 'objectId']],
  'comment.create': ['null', ['uuid', 'objectType', 'objectId', 'content']],
  'comment.remove': ['null', ['id']],
  'commentator.info': ['is sent', ['id']],
  'commentator.links': ['null', ['fixtureId', 'userId']],
  'commentator.saveLinks': ['null', ['fixtureId', 'links', 'userId']],
  'commentator.updateSchedule': ['null', ['id']],
  'competition.calendar': ['is sent', ['of', 'id']],
  'competition.tournament': ['is sent', ['id']],
  'competition.tournamentMatches': ['is sent', ['id']],
  'competition.team': ['is sent', ['id']],
  'competition.teamMatches': ['is sent', ['id']],
  'event.booking': ['null', ['id']],
  'event.saving': ['null', ['id']],
  'event.info': ['is sent', ['id']],
  'event.create': ['null', ['uuid', 'title', 'startsAt', 'endsAt']],
  'event.update': ['null', ['id']],
  'friend.sendRequest': ['null', ['userId']],
  'friend.actionRequest': ['null', ['userId']],
  'friend.cancel': ['null', ['userId']],
  'friend.reject': ['null', ['userId']],
  'friend.list': ['no entries', []],
  'friend.listRequest': ['no entries', []],
  'friend.count': ['is sent', ['userId']],
  'friend.isFriend': ['null', ['userId']],
  'friend.followList': ['no entries', []],
  'friend.requestList': ['no entries', []],
  'friend.suggestionList': ['no entries', []],
  'friend.blockList': ['no entries', []],
  'friend.muteList': ['no entries', []],
  'live.language': ['is sent', ['locale']],
  'live.createFeedback': ['is sent', ['uuid', 'kind', 'content']],
  'live.feedbackList': ['no entries', []],
  'lucky.result': ['null', []],
  'message.list': ['no entries', []],
  'message.markRead': ['null', ['id']],
  'message.markAllRead': ['null', []],
  'message.unread': ['null', []],
  'newsfeed.create': ['null', ['uuid', 'content']],
  'newsfeed.share': ['null', ['uuid', 'id']],
  'newsfeed.update': ['null', ['id']],
  'newsfeed.card': ['null', ['link']],
  'newsfeed.mentionable': ['no entries', []],
  'newsfeed.hashtags': ['no entries', ['q']],
  'newsfeed.react': ['null', ['id', 'reaction']],
  'newsfeed.reactionsOf': ['is sent', ['id']],
  'newsfeed.sharesOf': ['is sent', ['id']],
  'newsfeed.one': ['is sent', ['id']],
  'newsfeed.remove': ['null', ['id']],
  'newsfeed.restore': ['null', ['id']],
  'odds.match': ['is sent', ['id']],
  'odds.movement': ['is sent', ['id', 'market']],
  'points.ledger': ['no entries', []],
  'points.checkInCard': ['null', []],
  'points.checkIn': ['null', []],
  'points.makeUp': ['null', ['date']],
  'report.create': ['null', ['objectType', 'objectId', 'reason']],
  'report.list': ['no entries', []],
  'report.decide': ['null', ['id', 'verdict']],
  'resource.sitemap': ['is sent', ['part']],
  'resource.upload': ['null', ['file']],
  'resource.file': ['is sent', ['name']],
  'resource.image': ['is sent', ['src', 'w']],
  'schedule.picture': ['is sent', ['id']],
  'schedule.liveRoom': ['is sent', ['id']],
  'schedule.month': ['is sent', ['month']],
  'schedule.otherSchedule': ['is sent', ['fixtureId']],
  'schedule.totalLiveSchedule': ['is sent', ['id']],
  'resource.search': ['is sent', ['q']],
  'tips.create': ['null', ['uuid', 'fixtureId', 'type', 'pick', 'line']],
  'tips.info': ['is sent', ['id']],
  'tips.remove': ['null', ['id']],
  'tips.react': ['null', ['id', 'reaction']],
  'tips.record': ['is sent', ['username']],
  'user.login': ['is sent', ['username', 'password']],
  'user.info': ['null', []],
  'user.profile': ['is sent', ['username']],
  'user.register': ['is sent', ['username', 'password']],
  'user.refreshToken': ['is sent', ['refreshToken']],
  'user.refreshBalance': ['null', []],
  'user.updatePassword': ['null', ['oldPassword', 'newPassword']],
  'user.updateInfo': ['null', []],
  'user.level': ['null', []],
  'user.sendSms': ['null', ['phoneNumber']],
  'user.personalId': ['null', ['smsCode']],
  'user.sendEmail': ['null', ['email']],
  'user.confirmEmail': ['null', ['emailCode']],
  'user.resetPassword': ['is sent', ['email', 'emailCode', 'newPassword']],
  'user.sessions': ['no entries', []],
  'user.endSession': ['null', ['id']],
  'user.logoutEverywhere': ['null', []],
  'user.forgotPassword': ['is sent', ['email']],
  'user.logout': ['is sent', ['refreshToken']],
  'user.settings': ['null', []],
  'user.saveSettings': ['null', ['settings']],
  'user.offline': ['null', ['uuid']],
};

describe('a call that is not sent', () => {
  it('is one of these', () => expect(allCalls.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(GUARDED))));

  it.each(allCalls.map((call) => [call.id, GUARDED[call.id] ?? SENT, call] as const))('%s: without a token %j', (_id, [outcome, needs], call) => {
    const empty = emptyList(call, {});
    expect(isGuarded(call) ? (empty ? 'no entries' : 'null') : 'is sent').toBe(outcome);
    expect(missingInput(call, {})).toEqual(needs);
    // Each alone is missed.
    const whole = Object.fromEntries(needs.map((name) => [name, 'x']));
    for (const name of needs) expect(missingInput(call, { ...whole, [name]: undefined })).toEqual([name]);
  });

  it.each(['booking.list', 'message.list', 'points.ledger', 'user.sessions'])('%s has no entries, in the form of its own answer', (id) => {
    const call = allCalls.find((each) => each.id === id)!;
    const empty = emptyList(call, { pageNum: 3, pageSize: 20 });
    expect(empty).toMatchObject({ list: [] });
    expect(call.data.safeParse(empty).success).toBe(true);
  });
});
