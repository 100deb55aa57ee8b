import { sayGoodbye } from './goodbye.ts';

it('is a request that outlives the page, with the member’s token in its head', () => {
  const ask = jest.fn((..._: Parameters<typeof fetch>) => Promise.reject<Response>(new Error('no network')));
  sayGoodbye('a token', 'page-0001', ask);
  expect(ask.mock.calls).toEqual([
    [
      '/au/api/user/offline',
      {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json', authorization: 'Bearer a token' },
        body: '{"uuid":"page-0001"}',
      },
    ],
  ]);
});

it('is not asked by nobody', () => {
  const ask = jest.fn();
  sayGoodbye(undefined, 'page-0001', ask);
  expect(ask).not.toHaveBeenCalled();
});
