import { keepSeal, sealOf } from './seals.ts';

beforeEach(() => localStorage.clear());

it('keeps the first seal that was seen of a box', () => {
  keepSeal(3, 'a');
  keepSeal(3, 'b');
  expect([sealOf(3), sealOf(4)]).toEqual(['a', undefined]);
});

it('lets the oldest go', () => {
  for (let box = 1; box <= 101; box++) keepSeal(box, `seal ${box}`);
  expect([sealOf(1), sealOf(2), sealOf(101)]).toEqual([undefined, 'seal 2', 'seal 101']);
});

it.each(['{', '[]', '"x"', '{"3":5,"x":"y"}'])('takes %s for nothing', (text) => {
  localStorage.setItem('lucky.seals', text);
  expect([sealOf(3), sealOf(0)]).toEqual([undefined, undefined]);
  keepSeal(3, 'a');
  expect(sealOf(3)).toBe('a');
});

it('does without where nothing can be kept', () => {
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepSeal(3, 'a');
  expect(sealOf(3)).toBeUndefined();
  set.mockRestore();
});
