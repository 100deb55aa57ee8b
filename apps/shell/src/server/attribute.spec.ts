/** @jest-environment node */
import { attribute } from './attribute.ts';

const page = { chat: ['1.4.0', '1.3.0'], 'live-and-schedule': ['2.0.0+a'] } as const;
const chat = 'at Room (https://khandai.vn/remotes/chat/1.4.0/client/room-1a2b.js:1:2043)';
const live = 'at Page (https://khandai.vn/remotes/live-and-schedule/2.0.0+a/client/page.js:1:99)';
const shell = 'at Object.react_stack_bottom_frame (https://khandai.vn/assets/react.js:1:1)';

describe('the release that a stack blames', () => {
  it('is that of the innermost frame in a release, whatever packages of the shell lie above it', () => {
    expect(attribute(`TypeError: x\n${shell}\n${chat}\n${live}`, page)).toEqual({ remote: 'chat', version: '1.4.0' });
    expect(attribute(`TypeError: x\n${live}\n${chat}`, page)).toEqual({ remote: 'live-and-schedule', version: '2.0.0+a' });
  });

  it.each([
    ['Firefox and Safari', 'room@https://khandai.vn/remotes/chat/1.3.0/client/room.js:1:20'],
    ['a file that did not load', 'Failed to fetch dynamically imported module: https://khandai.vn/remotes/chat/1.3.0/client/late.js'],
    ['the server', 'at load (portal://registry/releases/chat/1.3.0/server/remote.cjs:4:2)'],
  ])('is read from what is said by %s', (_who, stack) => {
    expect(attribute(stack, page)).toEqual({ remote: 'chat', version: '1.3.0' });
  });

  it.each([
    ['no release is named', `Error: x\n${shell}`],
    ['its version did not come with the page', 'at x (https://khandai.vn/remotes/chat/9.9.9/client/a.js:1:1)'],
    ['a release that did not come with the page lies innermost', `at x (https://khandai.vn/remotes/odds-and-tips/1/client/a.js:1:1)\n${chat}`],
    ['an extension of the browser threw', `at x (chrome-extension://abc/inject.js:1:1)\n${chat}`],
    ['the remote is none', 'at x (https://khandai.vn/remotes/__proto__/1/client/a.js:1:1)'],
    ['the version cannot be read', 'at x (https://khandai.vn/remotes/chat/%E0%A4%A/client/a.js:1:1)'],
    ['there is nothing', ''],
  ])('is none when %s', (_why, stack) => {
    expect(attribute(stack, page)).toBeUndefined();
  });
});
