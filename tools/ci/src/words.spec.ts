import type { Plan } from './plan.ts';
import { wordsOf } from './words.ts';

const plan: Plan = {
  everything: null,
  lint: ['chat'],
  types: ['chat'],
  unit: ['chat'],
  build: ['chat'],
  journeys: { owners: ['chat'], files: [] },
  smoke: true,
  publish: ['chat'],
};
const said = (change: Partial<Plan>, remarks: string[] = []) =>
  wordsOf({ plan: { ...plan, ...change }, base: 'abcdef0123456789', files: ['a', 'b'], remarks }).join('\n');

it('says what is run and from where', () => {
  expect(said({}, ['odds-and-tips: was never released; it is built'])).toBe(`2 files differ from abcdef012345
odds-and-tips: was never released; it is built
  lint:     1 (chat)
  types:    1 (chat)
  unit:     1 (chat)
  build:    1 (chat)
  journeys: chat, smoke
  to be published where the bytes differ: 1 (chat)`);
});

it('says a full run loudly, with its reason', () => {
  expect(said({ everything: 'the last green commit is gone', journeys: 'all' })).toMatch(
    /^!{72}\nEVERYTHING IS RUN: the last green commit is gone\n!{72}\n[^]*journeys: all\n/,
  );
});

it('says that there is nothing to run', () => {
  expect(said({ smoke: false })).toBe('2 files differ from abcdef012345\nNothing that could fail has changed: there is nothing to run.');
});
