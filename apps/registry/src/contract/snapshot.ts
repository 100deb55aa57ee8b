import { callShape, CONTRACT, jsonSchema, slots, type CallShape, type JsonSchema, type SlotName } from '@portal/contracts';
import { allCalls, shapeNamed, socketNames } from '@portal/contracts/all';
import { shapeOfSlot } from '@portal/contracts/record';
import { z } from 'zod';
import { accepts } from '../gate/schema/accepts.ts';

/** `libs/contracts/contract.json`: everything that releases may use of each other, of the api and of the shell, in the shapes of records. */
export const snapshot = z.object({
  number: z.number().int(),
  calls: z.record(z.string(), callShape),
  slots: z.record(z.string(), jsonSchema),
});
export type Snapshot = z.infer<typeof snapshot>;

/** A contract as its sources have it: what is read by it, and what is answered by it (`sent`, by id of the call), which is less: a reader also takes words that only a newer contract has. */
export type Contract = Snapshot & { sent: Readonly<Record<string, JsonSchema>> };

/** The contract as it is in the sources now. */
export function contractNow(): Contract {
  const ids = [...allCalls.map(({ id }) => id), ...socketNames];
  return {
    number: CONTRACT,
    calls: Object.fromEntries(ids.sort().map((id) => [id, shapeNamed(id) as CallShape])),
    sent: Object.fromEntries(ids.map((id) => [id, shapeNamed(id, 'sent')?.output ?? {}])),
    slots: Object.fromEntries(
      Object.keys(slots)
        .sort()
        .map((name) => [name, shapeOfSlot(name as SlotName)]),
    ),
  };
}

/** Its text: a line for each call's input, each answer and each slot, so that a change is seen where it is. */
export const snapshotText = ({ number, calls, slots }: Snapshot): string => {
  const lines = <Value>(table: Record<string, Value>, text: (value: Value) => string) =>
    Object.entries(table)
      .map(([name, value]) => `\n${JSON.stringify(name)}: ${text(value)}`)
      .join(',');
  const call = ({ method, path, input, output }: CallShape) =>
    `{"method": "${method}", "path": ${JSON.stringify(path)},\n  "input": ${JSON.stringify(input)},\n  "output": ${JSON.stringify(output)}}`;
  return `{"number": ${number},\n"calls": {${lines(calls, call)}\n},\n"slots": {${lines(slots, JSON.stringify)}\n}}\n`;
};

/**
 * What a release that was built with `before` misses or misreads in `now`, one line each; none: the contract has only grown. An older release still says what it said, and still reads what
 * it read. Slots go both ways: the older one may be the page, or the part in it.
 */
export function breaksOf(before: Snapshot, now: Contract): string[] {
  return [
    ...Object.entries(before.calls).flatMap(([id, old]) => {
      const call = own(now.calls, id);
      return call ? callBreaks(id, old, { ...call, output: own(now.sent, id) ?? call.output }) : [`${id} is gone`];
    }),
    ...Object.entries(before.slots).flatMap(([name, old]) => {
      const props = own(now.slots, name);
      if (!props) return [`${name} is gone`];
      return [...says(`${name}: a page of before`, props, old), ...says(`${name}: a page of now, in a part of before,`, old, props)];
    }),
  ];
}

const own = <Value>(table: Record<string, Value>, name: string): Value | undefined => (Object.hasOwn(table, name) ? table[name] : undefined);

const callBreaks = (id: string, before: CallShape, now: CallShape): string[] => [
  ...(['method', 'path'] as const).filter((part) => before[part] !== now[part]).map((part) => `${id}: ${part} was ${before[part]} and is ${now[part]}`),
  ...says(`${id}: what is sent`, now.input, before.input),
  ...says(`${id}: the answer`, before.output, now.output),
];

const says = (what: string, receiver: JsonSchema, sender: JsonSchema): string[] =>
  accepts(receiver, sender).map(({ at, says: problem }) => `${what}${at && ` (${at})`} ${problem}`);
