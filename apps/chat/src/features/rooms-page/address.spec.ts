import { roomAddress } from './address.ts';

const at = (address: string) => {
  const { pathname, search } = new URL(address, 'https://khandai.example');
  return roomAddress({ pathname, search });
};

describe('the address of a room', () => {
  it('is the public room’s where none is named', () => {
    for (const address of ['/chatroom', '/chatroom/', '/chatroom/cu-dem', '/chatroom?roomId='])
      expect(at(address)).toEqual({ roomId: 30, chosen: false, words: '' });
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
});
