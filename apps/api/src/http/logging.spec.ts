import { DrizzleQueryError } from 'drizzle-orm';
import Fastify from 'fastify';
import { loggerOptions, withoutToken } from './logging.ts';

describe('an address in the log', () => {
  it.each([
    ['/websocket?token=abc.def', '/websocket?token=[hidden]'],
    ['/websocket?lang=vi&TOKEN=abc&x=1', '/websocket?lang=vi&TOKEN=[hidden]&x=1'],
    ['/au/api/user/info', '/au/api/user/info'],
    ['/x?mytoken=1', '/x?mytoken=1'],
    ['/websocket?%74oken=abc&x=%E0%A4%A', '/websocket?%74oken=[hidden]&x=%E0%A4%A'],
    ['/websocket?%E0%A4%A=1&token=', '/websocket?%E0%A4%A=1&token=[hidden]'],
  ])('%s becomes %s', (url, logged) => {
    expect(withoutToken(url)).toBe(logged);
  });
});

describe('an error in the log', () => {
  const logged = (error: unknown): string => {
    let text = '';
    Fastify({
      logger: loggerOptions('error', {
        write: (line) => {
          text += line;
        },
      }),
    }).log.error({ err: error }, 'call failed');
    return text;
  };

  it('says what the database was asked and what it answered, never with whose words', () => {
    const cause = Object.assign(new Error('duplicate key value'), {
      code: '23505',
      detail: 'Key (email)=(an@example.com) already exists.',
      params: ['an@example.com'],
    });
    const text = logged(new DrizzleQueryError('insert into "account" values ($1, $2)', ['an@example.com', '$argon2id$secret'], cause));
    expect(text).toContain('insert into');
    expect(text).toContain('duplicate key value');
    expect(text).toContain('23505');
    expect(text).toContain('logging.spec.ts');
    expect(text).not.toMatch(/an@example\.com|argon2/);
  });

  it('keeps message, place and cause of any other', () => {
    const text = logged(new Error('the lamp is out', { cause: new Error('no current') }));
    expect(JSON.parse(text)).toMatchObject({
      msg: 'call failed',
      err: { type: 'Error', message: 'the lamp is out', stack: expect.stringContaining('logging.spec.ts'), cause: { message: 'no current' } },
    });
    expect(JSON.parse(logged('thrown as it is'))).toMatchObject({ err: 'thrown as it is' });
  });
});
