import { createServer, get, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { lookup } from 'node:dns';
import { remotePictures, type RemoteOptions } from './remote-pictures.ts';

let server: Server;
let answer: RequestListener;
const asked: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.headers.host} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
});

/** All names lead to these addresses. */
const resolving = (...addresses: string[]) =>
  ((_host: string, _options: object, done: (error: null, found: { address: string; family: number }[]) => void) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as typeof lookup;
/** The way over the network, without TLS. */
const plainly: RemoteOptions['ask'] = (url, options) =>
  new Promise((resolve, reject) => {
    get({ ...options, agent: false, host: url.hostname, path: url.pathname, port: (server.address() as AddressInfo).port }, resolve).on('error', reject);
  });
const fetcher = (more: Partial<RemoteOptions> = {}) =>
  remotePictures({ mostBytes: 1_000, lookup: resolving('127.0.0.1'), ask: plainly, isPublic: () => true, ...more });
const url = new URL('https://img.example.com/a.png');

test('the bytes of a picture come from the address that was checked', async () => {
  answer = (_, response) => {
    response.end('picture');
  };
  expect(await fetcher()(url, 1_000)).toEqual({ bytes: Buffer.from('picture') });
  expect(asked).toEqual([expect.stringMatching(/^img\.example\.com:\d+ \/a\.png$/)]);
});

test.each([[['127.0.0.1']], [['10.0.0.1']], [['8.8.8.8', '127.0.0.1']], [['::1']], [['::ffff:7f00:1']], [['169.254.169.254']], [[]]])(
  'a name that leads to %j is not asked',
  async (addresses) => {
    answer = (_, response) => {
      response.end('secret');
    };
    const { isPublicAddress } = await import('./public-address.ts');
    expect(await fetcher({ lookup: resolving(...addresses), isPublic: isPublicAddress })(url, 1_000)).toEqual({ failure: 'unreachable' });
    expect(asked).toEqual([]);
  },
);

test.each([301, 302, 303, 307, 308])('a redirect (%i) is not followed', async (status) => {
  answer = (_, response) => {
    response.writeHead(status, { location: '/elsewhere' }).end();
  };
  expect(await fetcher()(url, 1_000)).toEqual({ failure: 'missing' });
  expect(asked).toHaveLength(1);
});

test('what is not there is missing', async () => {
  answer = (_, response) => {
    response.writeHead(404).end('no');
  };
  expect(await fetcher()(url, 1_000)).toEqual({ failure: 'missing' });
});

test.each([
  ['says that it is', true],
  ['turns out to be', false],
])('what %s too large is left', async (_, says) => {
  answer = (_request, response) => {
    if (says) response.setHeader('content-length', 5_000);
    response.write(Buffer.alloc(1_001));
    response.end(Buffer.alloc(3_999));
  };
  expect(await fetcher()(url, 1_000)).toEqual({ failure: 'tooLarge' });
});

test('who does not answer in time, or drips, is left', async () => {
  answer = () => {};
  expect(await fetcher()(url, 50)).toEqual({ failure: 'unreachable' });
  answer = (_, response) => {
    response.write('drip');
  };
  expect(await fetcher()(url, 50)).toEqual({ failure: 'unreachable' });
});
