import type { Notification } from '@portal/contracts/message';
import { addMessages, createI18n } from '@portal/i18n';
import type { TFunction } from 'i18next';
import texts from '../locales/vi.json';
import { notificationWords } from './notification-words.ts';

let t: TFunction<'shell'>;
beforeAll(async () => {
  const i18n = await createI18n('vi');
  addMessages(i18n, 'shell', 'vi', texts);
  t = i18n.getFixedT(null, 'shell') as TFunction<'shell'>;
});

const words = (title: string, content: string, type: 10 | 30 = 10) =>
  notificationWords({ id: 1, type, status: 10, title, content, createdAt: '2026-11-20T13:00:00.000Z' } satisfies Notification, t);

describe('what a notification says and where it leads', () => {
  it('a comment opens the feed on its post', () => {
    expect(words('NEW_COMMENT', '42|Lan|NEW_COMMENT')).toEqual({ kind: 'comment', title: '', text: 'Lan đã bình luận bài của bạn', href: '/bang-tin?pId=42' });
    expect(words('NEW_COMMENT', '42|Lan|NEW_REPLY')).toMatchObject({ text: 'Lan đã trả lời bình luận của bạn' });
  });
  it('a reply under an article is told and leads nowhere', () => expect(words('NEW_COMMENT', '|Lan|NEW_REPLY').href).toBeNull());
  it('a friend request opens the community feed filtered to friend requests', () => {
    expect(words('FRIEND_SEND_REQUEST', '|Lan|FRIEND_SEND_REQUEST')).toEqual({
      kind: 'friend',
      title: '',
      text: 'Lan muốn kết bạn với bạn',
      href: '/bang-tin?nType=3&fFilter=friendsRequest',
    });
  });
  it('a reaction leads to its post', () =>
    expect(words('FRIEND_ACTION', '42|Lan|POST_REACTION')).toMatchObject({ kind: 'reaction', href: '/bang-tin?pId=42' }));
  it('a settled tip says how it ended, on which match', () => {
    expect(words('TIP_SETTLED', '7|TIP_WON|A – B')).toEqual({
      kind: 'tip',
      title: 'Kèo đã có kết quả',
      text: 'Kèo của bạn thắng: A – B',
      href: '/bang-tin?pId=7',
    });
  });
  it('a tip whose score was corrected says what it is now', () =>
    expect(words('TIP_SETTLED', '7|TIP_NOW_LOST|A – B')).toMatchObject({ kind: 'tip', text: 'Tỷ số được sửa, kèo của bạn nay thành thua: A – B' }));
  it('a new tip of somebody whom one follows leads to it', () =>
    expect(words('TIP_NEW', '|TIP_POSTED|303|Kính Cận|A – B')).toEqual({
      kind: 'tip',
      title: 'Kèo mới',
      text: 'Kính Cận vừa đăng kèo: A – B',
      href: '/tip-keo/303',
    }));
  it('an event that begins soon leads to it, whatever its name holds', () => {
    expect(words('EVENT_SOON', '|EVENT_BEGINS|12|Offline | xem derby', 30)).toEqual({
      kind: 'booking',
      title: 'Sự kiện sắp bắt đầu',
      text: 'Offline | xem derby: chưa đầy một tiếng nữa là bắt đầu',
      href: '/bang-tin/su-kien/12',
    });
    expect(words('EVENT_SOON', '|EVENT_BEGINS|x|Offline', 30)).toMatchObject({ href: null });
  });

  it('leads to the commentator whom one has booked, in the room of the match', () => {
    expect(words('BOOKING_SOON', '|BOOKING_BEGINS|7|bong-da|101|Tư Việt Vị|Đức – Anh', 30)).toEqual({
      kind: 'booking',
      title: 'BLV bạn đã đặt',
      text: 'BLV Tư Việt Vị sắp lên sóng: Đức – Anh, chưa đầy 20 phút nữa',
      href: '/truc-tiep/bong-da/7?blv=101',
    });
    expect(words('BOOKING_SOON', '|BOOKING_BEGINS|7|//elsewhere|101|Tư|A – B', 30)).toMatchObject({ href: null });
  });
  it('leads from a friend who counts to all whom one has invited', () => {
    expect(words('FRIEND_COUNTS', '|FRIEND_COUNTED|100|Lan | Minh')).toEqual({
      kind: 'friend',
      title: 'Bạn rủ đã chơi đều',
      text: 'Lan | Minh đã hoạt động đủ ngày: bạn được 100 điểm',
      href: '/gioi-thieu-ban-be',
    });
  });
  it('a plain message is its own words, also those of a booking', () => {
    expect(words('Bảo trì', '|Đêm nay|2 giờ')).toEqual({ kind: 'message', title: 'Bảo trì', text: 'Đêm nay|2 giờ', href: null });
    expect(words('Lịch hẹn', '|BLV đã nhận', 30).kind).toBe('booking');
  });
  it.each(['NEW_THING', 'notification.newThing', 'constructor'])('the key %s, which nobody here knows, is said in general words', (key) => {
    expect(words('FRIEND_ACTION', `|Lan|${key}`).text).toBe('Lan vừa có hoạt động liên quan tới bạn');
  });
  it('somebody without a name is somebody', () => expect(words('NEW_COMMENT', '42').text).toBe('Ai đó đã bình luận bài của bạn'));
});
