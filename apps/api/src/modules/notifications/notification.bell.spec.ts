import { ManualClock } from '../../testing/clocks.ts';
import { NotificationBell } from './notification.bell.ts';

function setUp() {
  const clock = new ManualClock(0);
  const bell = new NotificationBell({ clock });
  const heard: string[] = [];
  const listen = (accountId: number, name: string) => bell.listen(accountId, () => heard.push(name));
  return { clock, bell, heard, listen };
}

describe('the bell of a member who is there', () => {
  it('is heard by each of their connections, and by nobody else', () => {
    const { bell, heard, listen } = setUp();
    listen(7, 'phone');
    listen(7, 'desk');
    listen(8, 'another');
    bell.ring(7);
    expect(heard).toEqual(['phone', 'desk']);
    bell.ring(9);
    expect(heard).toEqual(['phone', 'desk']);
  });

  it('rings once more for all that happens within two seconds, at their end', () => {
    const { clock, bell, heard, listen } = setUp();
    listen(7, 'desk');
    for (let comment = 0; comment < 50; comment += 1) bell.ring(7);
    expect(heard).toHaveLength(1);
    clock.advance(1_999);
    expect(heard).toHaveLength(1);
    clock.advance(1);
    expect(heard).toHaveLength(2);
    clock.advance(10_000);
    expect(heard).toHaveLength(2);
    bell.ring(7);
    expect(heard).toHaveLength(3);
  });

  it('is not heard after the connection has ended, also where it was to ring once more', () => {
    const { clock, bell, heard, listen } = setUp();
    const end = listen(7, 'desk');
    bell.ring(7);
    bell.ring(7);
    end();
    clock.advance(2_000);
    bell.ring(7);
    expect(heard).toEqual(['desk']);
  });
});
