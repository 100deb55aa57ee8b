import type { Endpoint } from '@portal/contracts';
import { placeOf } from '../contract/call.ts';
import { literal } from '../contract/literal.ts';
import { isGood, smallestInput, wrongInput } from './input.ts';

interface Written {
  readonly text: string;
  /** What the text names of the contract. */
  readonly imports: readonly { from: string; names: readonly string[] }[];
  /** What the generator could not write, for whoever ran it. */
  readonly notes: readonly string[];
}
interface Asked {
  readonly call: Endpoint;
  readonly noun: string;
  readonly name: string;
  readonly reader: { name: string; call: Endpoint } | undefined;
}

const UNTIL = '// The call answers 501 until it is written: then this is an `it`, and says what it answers.';
const LATER = { from: '../../testing/later.ts', names: ['later'] };

/** The cases of a call: a good answer, bad input, who may not, and what is there afterwards. */
export function casesOf({ call, noun, name, reader }: Asked): Written {
  const imports = [name, ...(call.method !== 'GET' && reader ? [reader.name] : [])]
    .map((one) => placeOf(noun, one))
    .map(({ from, table }) => ({ from, names: [table] }));
  if (call.form)
    return {
      imports,
      text: describe(noun, name, '', [access(call, '{}')]),
      notes: [`${call.id} takes a file: its good answer and its bad input are to be written by hand`],
    };
  const good = smallestInput(call);
  const wrong = wrongInput(call, good);
  const notes = [
    ...(isGood(call, good) ? [] : [`${call.id}: the contract wants more than its types say; complete 'input' in the spec`]),
    ...(wrong ? [] : [`${call.id} has no input that can be wrong: give its fields to the contract, then write that case`]),
    ...(call.method === 'GET' || reader ? [] : [`${call.id} writes, and '${noun}' has no call that shows it: say --readBy, or write the read-back by hand`]),
  ];
  const input = `    const input = ${literal(good, '    ')};\n`;
  return {
    imports: [...imports, LATER],
    text: describe(noun, name, input, [answers(call), ...(wrong ? [badInput(call, wrong)] : []), access(call, 'input'), ...readBack(call, noun, reader)]),
    notes,
  };
}

const describe = (noun: string, name: string, input: string, cases: readonly string[]): string =>
  `  describe('${noun}.${name}', () => {\n    const call = ${placeOf(noun, name).call};\n${input}\n${cases.join('\n')}  });\n`;

/** Somebody who is let in. */
const admitted = ({ access: door }: Endpoint): string => ({ public: 'nobody', guest: 'guest', user: 'fan', staff: 'staff' })[door];

const answers = (call: Endpoint): string => `    ${UNTIL}
    later('answers what was asked', async () => {
      const { status, body } = await api.call(call, input, asked('${admitted(call)}'));
      expect([status, body.code]).toEqual([200, codes.ok]);
      expect(call.data.safeParse(body.data).success).toBe(true);
    });
`;

const badInput = (call: Endpoint, { field, value }: { field: string; value: unknown }): string => `    it('names the field that is wrong', async () => {
      const { status, body } = await api.call(call, { ...input, ${field}: ${value === undefined ? 'undefined' : literal(value).replace('\u0000', '\\u0000')} }, asked('${admitted(call)}'));
      expect([status, body.code]).toEqual([400, codes.badInput]);
      expect(body.errors?.map(({ path }) => path)).toEqual(['${field}']);
    });
`;

function access(call: Endpoint, input: string): string {
  const ask = (who: string, status: number, code: string) =>
    `      expect(await api.call(call, ${input}, asked('${who}'))).toMatchObject({ status: ${status}, body: { code: codes.${code} } });\n`;
  const refused = {
    public: '',
    guest: ask('nobody', 401, 'noToken'),
    user: ask('nobody', 401, 'noToken') + ask('guest', 403, 'notAllowed'),
    staff: ask('nobody', 401, 'noToken') + ask('guest', 403, 'notAllowed') + ask('fan', 403, 'notAllowed'),
  }[call.access];
  if (!refused)
    return `    it('is open to all', async () => {\n      expect([401, 403]).not.toContain((await api.call(call, ${input}, asked('nobody'))).status);\n    });\n`;
  return `    it('lets nobody in but ${{ public: '', guest: 'those with a token', user: 'members', staff: 'the staff' }[call.access]}', async () => {\n${refused}    });\n`;
}

function readBack(call: Endpoint, noun: string, reader: Asked['reader']): string[] {
  const who = admitted(call);
  if (call.method === 'GET') {
    return [
      `    later('changes nothing by being asked', async () => {
      const first = await api.call(call, input, asked('${who}'));
      const again = await api.call(call, input, asked('${who}'));
      expect([first.status, again.body.data]).toEqual([200, first.body.data]);
    });
`,
    ];
  }
  if (!reader) return [];
  return [
    `    later('can be read back', async () => {
      const read = async () => (await api.call(${placeOf(noun, reader.name).call}, ${literal(smallestInput(reader.call))}, asked('${who}'))).body.data;
      const before = await read();
      expect(await api.call(call, input, asked('${who}'))).toMatchObject({ status: 200, body: { code: codes.ok } });
      expect(await read()).not.toEqual(before);
    });
`,
  ];
}
