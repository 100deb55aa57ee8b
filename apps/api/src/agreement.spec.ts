import * as contracts from '@portal/contracts';
import * as newsfeed from '@portal/contracts/newsfeed';
import * as tips from '@portal/contracts/tips';
import * as domain from '@portal/domain';

/** Neither library imports the other, and both name the codes of the specification: here they meet. */
describe('codes that contracts and domain both name', () => {
  it.each<[string, unknown, unknown]>([
    ['setting keys', contracts.settingKeys, domain.SETTING_KEY],
    ['visibility', newsfeed.visibility, domain.VISIBILITY],
    ['types of posts', newsfeed.postTypes, domain.POST_TYPE],
    ['action modes', newsfeed.actionModes, domain.ACTION_MODE],
    ['types of feed', contracts.feedTypes, domain.FEED_TYPE],
    ['friend filters', contracts.friendFilters, domain.FRIEND_FILTERS],
    ['reactions', contracts.reactionNames, domain.REACTIONS],
    ['user types', contracts.userTypes, domain.USER_TYPE],
    ['the role of staff', contracts.STAFF_ROLE, domain.SITE_ROLE.staff],
    ['statuses after which a read is repeated', contracts.retryStatuses, domain.RETRY.statuses],
    ['types of tips', tips.tipTypes, domain.TIP_TYPE],
    ['results of tips', tips.tipResults, domain.TIP_RESULT],
    ['the days of the booking list', contracts.limits.bookingDays, domain.BOOKING_DAYS],
    ['the reload window', contracts.limits.reloadLoopWindow, domain.RELOAD_WINDOW],
    ['the time of a gift', contracts.limits.giftAnimation, domain.GIFT_SHOWN_FOR],
    ['socket reconnects', contracts.limits.socketReconnects, domain.RECONNECT.attempts],
    ['guest log-in failures', contracts.limits.guestLoginFailures, domain.GUEST_LOGIN_FAILURES],
    ['the wait before a guest logs in again', contracts.limits.guestLoginRetryAfter, domain.GUEST_LOGIN_AGAIN_AFTER],
  ])('%s are the same', (_, wire, rule) => expect(rule).toEqual(wire));
});
