/** @jest-environment node */
import fastify from 'fastify';
import { visitorOf } from './visitor.ts';

async function ask(headers: Record<string, string> = {}) {
  const app = fastify({ trustProxy: 'loopback' });
  app.get('/', (request, reply) => reply.send({ ids: [visitorOf(request, reply), visitorOf(request, reply)] }));
  const answer = await app.inject({ url: '/', headers });
  await app.close();
  const { ids } = answer.json<{ ids: string[] }>();
  return { ids, cookies: [answer.headers['set-cookie'] ?? []].flat() };
}

describe('the visitor’s id', () => {
  it('is made once for a request that brings none, and leaves in a cookie that no script can read', async () => {
    const { ids, cookies } = await ask();
    expect(ids[0]).toMatch(/^[A-Za-z0-9_-]{22,}$/);
    expect(ids[1]).toBe(ids[0]);
    expect(cookies).toEqual([`vid=${ids[0]}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax`]);
    expect((await ask()).ids[0]).not.toBe(ids[0]);
  });

  it('stays what it was, and is not set again', async () => {
    const id = 'abcdefghijklmnopqrstuvwx';
    expect(await ask({ cookie: `lang=vi; vid=${id}` })).toEqual({ ids: [id, id], cookies: [] });
  });

  it.each(['short', 'x'.repeat(65), 'abcdefghijklmnopqrstu<script>'])('is replaced when it is none of ours: %s', async (id) => {
    const { ids, cookies } = await ask({ cookie: `vid=${id}` });
    expect(ids[0]).not.toBe(id);
    expect(cookies).toHaveLength(1);
  });

  it('travels over https only where the page did', async () => {
    expect((await ask({ 'x-forwarded-proto': 'https' })).cookies[0]).toMatch(/; Secure$/);
  });
});
