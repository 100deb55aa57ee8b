import fc from 'fast-check';
import { allCalls } from '@portal/contracts/all';
import { chatCalls } from '@portal/contracts/chat';
import { userCalls } from '@portal/contracts/user';
import { sampleAnswer, shapeOf } from './answer.ts';
import { literal } from './literal.ts';

it.each(allCalls.map((call) => [call.id, call] as const))('%s: a spec can be given an answer that the contract takes', (_, call) => {
  expect(sampleAnswer(call).full).toBe(true);
});

it('knows a list by its rows, their key and the text to show', () => {
  expect(shapeOf(chatCalls.listRoom)).toEqual({ kind: 'list', key: 'groupId', text: 'title' });
  expect(shapeOf(userCalls.login)).toEqual({ kind: 'one', text: undefined });
  expect(sampleAnswer(chatCalls.listRoom)).toMatchObject({ value: { list: [{ title: 'Hàng ghế đầu' }] }, text: 'Hàng ghế đầu' });
});

it('writes any value so that it reads back the same', () => {
  fc.assert(
    fc.property(
      fc.jsonValue().filter((value) => !JSON.stringify(value).includes('__proto__')),
      (value) => {
        const back: unknown = new Function(`return (${literal(value)});`)();
        expect(JSON.stringify(back)).toBe(JSON.stringify(value));
      },
    ),
  );
});
