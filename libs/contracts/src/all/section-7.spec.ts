import { allCalls } from './index.ts';

/** Every call that section 7 of the specification names, word for word. Calls of ours (`extension`) come on top. */
const section7 = `
POST /au/api/user/login
POST /au/api/user/guest-login
GET /au/api/user/guest-info
GET /au/api/user/info
GET /au/api/user/info/{username}
POST /au/api/user/register
POST /au/api/user/refresh-token
POST /au/api/user/refresh-balance
POST /au/api/user/update-password
POST /au/api/user/personal-id
POST /au/api/user/send-email
POST /au/api/user/forgot-password
POST /au/api/user/update-info
GET /au/api/user/level/info
GET /au/api/user/booking/booking-list
POST /au/api/user/booking/booking-schedule
GET /au/api/user/commentator/info/{id}
GET /au/api/user/commentator/listTotal
POST /au/api/user/tips/tips-create
GET /au/api/user/message/list
POST /au/api/user/message/mark-read
GET /au/api/user/message/unread
POST /au/api/user/newsfeed/newsfeed-create
POST /au/api/user/newsfeed/newsfeed-share
POST /au/api/user/newsfeed/newsfeed-update
POST /au/api/user/newsfeed/newsfeed-reaction
GET /au/api/user/newsfeed/newsfeed-list
GET /au/api/user/newsfeed/newsfeed/{id}
GET /au/api/user/newsfeed/newsfeed-reaction
GET /au/api/user/newsfeed/newsfeed-share
DELETE /au/api/user/newsfeed/newsfeed/{id}
GET /au/api/user/lucky/list
GET /au/api/user/lucky/result
POST /au/api/user/friend/send-request
POST /au/api/user/friend/action-request
POST /au/api/user/friend/cancel-friend
POST /au/api/user/friend/reject-request
GET /au/api/user/friend/list
GET /au/api/user/friend/list-request
GET /au/api/user/friend/count
GET /au/api/user/friend/is-friend
GET /au/api/user/friend/follow-list
GET /au/api/user/friend/request-list
GET /au/api/user/event/list
POST /au/api/user/event/booking/{id}
POST /au/api/user/event/saving/{id}
GET /au/api/commentator/link/list
POST /au/api/commentator/link-save
POST /au/api/commentator/schedule/update
GET /other/api/schedule/total-live-schedule
GET /al/api/schedule/liveRoom
GET /al/api/schedule/otherSchedule
GET /al/api/schedule/featureMatch
GET /al/api/schedule/anchor
GET /al/api/schedule/anchorSchedule
GET /al/api/schedule/liveSchedule
POST /al/api/live/menu
POST /al/api/user/feedback/create
GET /al/api/user/show-online
GET /al/api/live/stream/operator-online
GET /al/api/live/language/list
GET /other/api/article/info/{id}
GET /other/api/article/list
GET /other/api/article/list-most-view
GET /other/api/article/list-top
GET /other/api/article/list-by-category
GET /other/api/article/category-list
GET /other/api/article/list/{id}
GET /other/api/article/list-hashtag
POST /other/api/article/reaction
POST /other/api/article/view/{id}
GET /other/api/user/comment/toal
GET /other/api/user/comment/page-list
POST /other/api/user/comment/create
GET /other/api/resource/marquee/home-list
GET /other/api/resource/domain/list
GET /other/api/banner/list
GET /ac/api/chat/room/list-room
GET /ac/api/chat/room/list-follow
GET /ac/api/chat/room/unread-group
POST /ac/api/chat/room/follow-room
POST /ac/api/chat/room/mark-read-group
POST /ac/api/chat/message/banned-chat
POST /ac/api/chat/message/v2/list
GET /ac/api/chat/private-message/list-private
POST /ac/api/chat/room/request-vip-gr
POST /ac/api/chat/room/notifications-group
GET /ac/api/chat/emoji/chat-emoji-package
GET /ac/api/chat/emoji/list-sticker
GET /ac/api/chat/room/list-private`
  .trim()
  .split('\n');

const shape = (line: string) => line.replace(/\{\w+\}/g, '{}');

describe('section 7', () => {
  it.each(section7)('%s is in the contract', (line) => {
    expect(allCalls.filter(({ extension }) => !extension).map(({ method, path }) => shape(`${method} ${path}`))).toContain(shape(line));
  });

  it('names every call that is not tagged as ours', () => {
    const given = new Set(section7.map(shape));
    expect(allCalls.filter((call) => !call.extension && !given.has(shape(`${call.method} ${call.path}`))).map(({ id }) => id)).toEqual([]);
  });
});
