/** @jest-environment node */
import type { StaticHandler } from 'react-router-dom';
import type { Loaded } from '../federation/releases.ts';
import type { Row } from '@portal/contracts';
import { createHandlers } from './handlers.ts';

const row = (prefix: string): Row => ({ prefix, remote: 'chat', query: [], layout: 'clean', rendering: 'server' });
const release = (): Loaded => ({ name: 'chat' }) as Loaded;

it('makes one router per release and row, and another after it was forgotten', () => {
  const handlers = createHandlers();
  let made = 0;
  const make = () => ({ made: (made += 1) }) as unknown as StaticHandler;
  const [one, other] = [release(), release()];
  const first = handlers.of(row('/a'), one, make);
  expect(handlers.of(row('/a'), one, make)).toBe(first);
  expect(
    new Set([
      first,
      handlers.of(row('/b'), one, make),
      handlers.of(row('/a'), other, make),
      handlers.of(row('/a'), undefined, make),
      handlers.of(undefined, undefined, make),
    ]).size,
  ).toBe(5);
  handlers.forget(row('/a'), one);
  expect(handlers.of(row('/a'), one, make)).not.toBe(first);
  expect(made).toBe(6);
});
