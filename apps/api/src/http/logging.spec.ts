import { withoutToken } from './logging.ts';

describe('an address in the log', () => {
  it.each([
    ['/websocket?token=abc.def', '/websocket?token=[hidden]'],
    ['/websocket?lang=vi&TOKEN=abc&x=1', '/websocket?lang=vi&TOKEN=[hidden]&x=1'],
    ['/au/api/user/info', '/au/api/user/info'],
    ['/x?mytoken=1', '/x?mytoken=1'],
  ])('%s becomes %s', (url, logged) => {
    expect(withoutToken(url)).toBe(logged);
  });
});
