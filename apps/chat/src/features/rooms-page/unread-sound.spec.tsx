import { fakeApp, WithApp } from '@portal/testing';
import { render } from '@testing-library/react';
import { hasRisen, unreadElsewhere, useUnreadSound } from './unread-sound.ts';

const room = (groupId: number, offset: number) => ({ groupId, lastMessage: { offset } });
const marks = { r30: 5, r31: 5 };

it('counts what is unread in rooms one has been in, but the open one', () => {
  expect([...unreadElsewhere([room(30, 9), room(31, 7), room(32, 4), { groupId: 33, lastMessage: null }], marks, 30)]).toEqual([
    [31, 2],
    [32, 0],
  ]);
});
it('a room that comes into the list with unread messages is no news', () => {
  expect(hasRisen(new Map(), new Map([[31, 2]]))).toBe(false);
  expect(hasRisen(new Map([[31, 2]]), new Map([[31, 3]]))).toBe(true);
  expect(hasRisen(new Map([[31, 2]]), new Map([[31, 0]]))).toBe(false);
});

describe('a message in another room', () => {
  beforeEach(() => localStorage.clear());
  async function aPage(greetingNotify: boolean) {
    const app = await fakeApp({ messages: { chat: {} } });
    if (greetingNotify) await app.settings.set('greetingNotify', true);
    const play = jest.fn();
    function Probe({ rooms }: { rooms: ReturnType<typeof room>[] }) {
      useUnreadSound(rooms, marks, 30, play);
      return null;
    }
    const { rerender } = render(
      <WithApp app={app}>
        <Probe rooms={[room(31, 6)]} />
      </WithApp>,
    );
    return {
      app,
      play,
      hear: (offset: number) =>
        rerender(
          <WithApp app={app}>
            <Probe rooms={[room(31, offset)]} />
          </WithApp>,
        ),
    };
  }

  it('is heard by who switched it on, once for each that is new', async () => {
    const { play, hear, app } = await aPage(true);
    expect(play).not.toHaveBeenCalled();
    hear(7);
    hear(7);
    hear(9);
    expect(play).toHaveBeenCalledTimes(2);
    expect(app.notified).toEqual([]);
  });

  it('is silent for who did not; the first one says that there is a sound', async () => {
    const { play, hear, app } = await aPage(false);
    hear(7);
    hear(8);
    expect(play).not.toHaveBeenCalled();
    expect(app.notified).toHaveLength(1);
  });
});
