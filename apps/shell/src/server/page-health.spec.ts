/** @jest-environment node */
import { ApiError } from '@portal/api-client';
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router-dom';
import { Deadline } from '../federation/deadline.ts';
import type { Release } from '../federation/releases.ts';
import { createPageHealth } from './page-health.ts';

const release = (name: Release['name'], version: string): Release => ({
  name,
  version,
  base: `/remotes/${name}/${version}/client/`,
  entry: 'e.js',
  css: [],
  js: [],
  files: {},
});
const known = { chat: [release('chat', '2'), release('chat', '1')], 'odds-and-tips': [release('odds-and-tips', '5')] };
const thrown = (address: string, message = 'boom') =>
  Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n    at part (${address}:1:2)\n    at render (file:///shell/server.cjs:9:9)` });

describe('what a page tells of its releases', () => {
  it('names what was meant for it, what came with it, and what did not load', () => {
    const health = createPageHealth(known);
    health.acquired('chat', '1');
    health.acquired('odds-and-tips', '5');
    expect(health.result({ chat: [known.chat[1] as Release, known.chat[0] as Release], 'odds-and-tips': known['odds-and-tips'] })).toEqual({
      given: { chat: ['1', '2'], 'odds-and-tips': ['5'] },
      used: { chat: '2', 'odds-and-tips': '5' },
      failed: [{ remote: 'chat', version: '2', kind: 'load', message: 'does not load on the server' }],
    });
  });

  it('blames by the stack, then by React’s own, then by the place; once a release', () => {
    const health = createPageHealth(known);
    health.threw('render', thrown('portal://registry/releases/chat/2/server/room.cjs'), { at: { remote: 'odds-and-tips', version: '5' } });
    health.threw('render', thrown('portal://registry/releases/chat/2/server/room.cjs'), {});
    health.threw('render', new Error('Objects are not valid as a React child'), {
      components: '\n    at Odds (portal://registry/releases/odds-and-tips/5/server/odds.cjs:1:1)',
    });
    health.threw('error', new Error('nobody knows'), {});
    expect(health.result(known).failed).toEqual([
      { remote: 'chat', version: '2', kind: 'render', message: 'TypeError: boom' },
      { remote: 'odds-and-tips', version: '5', kind: 'render', message: 'Error: Objects are not valid as a React child' },
    ]);
    const placed = createPageHealth(known);
    placed.threw('error', 'a string', { at: { remote: 'chat', version: '2' } });
    expect(placed.result(known).failed).toEqual([{ remote: 'chat', version: '2', kind: 'error', message: 'a string' }]);
  });

  it.each([
    ['an answer of the api', new ApiError('offline', { call: 'x' })],
    ['a page that is not there', new ErrorResponse(404, '', '', true)],
    ['what is late', new Deadline('loader of x', 1)],
  ])('takes %s for no failure', (_what, error) => {
    const health = createPageHealth(known);
    health.threw('error', error, { at: { remote: 'chat', version: '2' } });
    expect(health.result(known).failed).toEqual([]);
  });

  it('keeps messages to one line of bounded length', () => {
    const health = createPageHealth(known);
    health.threw('error', thrown('portal://registry/releases/chat/2/server/a.cjs', `a\nb${'x'.repeat(500)}`), {});
    expect(health.result(known).failed[0]?.message).toMatch(/^TypeError: a bx{286}$/);
  });
});
