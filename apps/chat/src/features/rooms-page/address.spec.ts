import { CHAT_TABS } from '@portal/domain';
import { roomAddress, sameRoom, tabHref } from './address.ts';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://khandai.example');
  return roomAddress({ pathname, search });
};

describe('the address of a room', () => {
  it('is the public room’s where none is named', () => {
    for (const address of ['/chatroom', '/chatroom/', '/chatroom/cu-dem', '/chatroom?roomId='])
      expect(at(address)).toEqual({ roomId: 30, chosen: false, tab: 'Chat', words: '' });
  });

  it('names a room by its id, in the query or at the end of the path', () => {
    for (const address of ['/chatroom?roomId=501', '/chatroom/501', '/chatroom/duc-anh-501', '/chatroom/tran/dau/501/', '/chatroom/7?roomId=501'])
      expect(at(address)).toMatchObject({ roomId: 501, chosen: true });
  });

  it('cannot be what is no id', () => {
    for (const address of ['/chatroom?roomId=abc', '/chatroom?roomId=-1', '/chatroom?roomId=99999999999999999999']) expect(at(address)).toBeNull();
  });

  it('may look for rooms', () => {
    expect(at('/chatroom?q=%20hàng đẫy ')?.words).toBe('hàng đẫy');
  });

  it('names a tab, of the public room where it names no other; what is none is Chat', () => {
    for (const tab of CHAT_TABS) expect(at(`/chatroom?roomId=501&tab=${tab}`)).toMatchObject({ roomId: 501, tab });
    expect(at('/chatroom?tab=hdp')).toEqual({ roomId: 30, chosen: true, tab: 'hdp', words: '' });
    for (const query of ['?tab=', '?tab=chat', '?tab=<b>', '?tab=toString']) expect(at(`/chatroom${query}`)).toMatchObject({ chosen: false, tab: 'Chat' });
  });

  const place = (address: string) => {
    const { pathname, search } = new URL(address, 'https://khandai.example');
    return { pathname, search };
  };

  it('keeps its room with another tab, and shows the chat of that room without one', () => {
    expect(tabHref(place('/chatroom?roomId=501'), 'hdp')).toBe('/chatroom?roomId=501&tab=hdp');
    expect(tabHref(place('/chatroom/duc-anh-501?tab=hdp&lang=en'), 'odds')).toBe('/chatroom/duc-anh-501?lang=en&tab=odds');
    expect(tabHref(place('/chatroom/duc-anh-501?tab=hdp'), 'Chat')).toBe('/chatroom/duc-anh-501');
    expect(tabHref(place('/chatroom'), 'Chat')).toBe('/chatroom');
    // On a phone the list would be there instead.
    expect(tabHref(place('/chatroom?tab=hdp'), 'Chat')).toBe('/chatroom?roomId=30');
    expect(at(tabHref(place('/chatroom?tab=hdp'), 'Chat'))).toMatchObject({ roomId: 30, chosen: true, tab: 'Chat' });
  });

  it('is that of the same room with another tab, not with another room or other words', () => {
    const same = (one: string, other: string) => sameRoom(place(one), place(other));
    expect([
      same('/chatroom?roomId=501', '/chatroom?roomId=501&tab=hdp'),
      same('/chatroom?tab=hdp', '/chatroom?roomId=30'),
      same('/chatroom/501', '/chatroom/501?tab=hdp'),
    ]).toEqual([true, true, true]);
    expect([
      same('/chatroom?roomId=501', '/chatroom?roomId=502&tab=hdp'),
      same('/chatroom?roomId=501', '/chatroom/501'),
      same('/chatroom', '/chatroom?q=x'),
      same('/chatroom?roomId=x', '/chatroom?roomId=x&tab=hdp'),
    ]).toEqual([false, false, false, false]);
  });
});
