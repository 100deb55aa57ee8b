import type { Endpoint } from '@portal/contracts';
import { allCalls } from '@portal/contracts/all';
import { callNamed, callNames } from '../contract/call.ts';
import { folderName, kebab, memberName } from '../names.ts';
import type { NewCall } from './contract-file.ts';
import { smallestInput } from './input.ts';

/** As they come from the command line. */
export interface EndpointOptions {
  noun: string;
  name: string;
  method?: string;
  path?: string;
  access?: string;
  summary?: string;
  module?: string;
  readBy?: string;
}

/** Checked. `known`: the contract has the call; otherwise `fresh` is to be added to it. */
export interface Plan {
  readonly noun: string;
  readonly name: string;
  readonly module: string;
  readonly summary: string;
  readonly known: Endpoint | undefined;
  readonly fresh: NewCall | undefined;
  readonly reader: { name: string; call: Endpoint } | undefined;
}

const METHODS = ['GET', 'POST', 'DELETE'];
const DOORS = ['public', 'guest', 'user', 'staff'];
const PATH = /^\/(au|al|ac|other)\/api\/[\w./{}-]+$/;
/** Names that calls which read usually have, the likeliest first: for what has an id, and for what has none yet. */
const READERS = { known: ['one', 'detail', 'info', 'list', 'items', 'mine', 'status'], fresh: ['list', 'items', 'mine', 'info', 'status', 'one'] } as const;

export function planOf(given: EndpointOptions): Plan {
  const noun = memberName('noun', given.noun);
  const name = memberName('name', given.name);
  const known = callNamed(noun, name);
  const fresh = known ? undefined : newCall(noun, name, given);
  if (known) agrees(known, given);
  return {
    noun,
    name,
    known,
    fresh,
    reader: readerOf(noun, name, given.readBy),
    module: folderName('module', given.module ?? kebab(noun)),
    summary: (given.summary ?? known?.summary ?? fresh?.summary ?? '').replace(/\.$/, ''),
  };
}

/** What the contract says is not said otherwise here. */
function agrees(known: Endpoint, given: EndpointOptions): void {
  for (const key of ['method', 'path', 'access'] as const) {
    if (given[key] !== undefined && given[key] !== known[key])
      throw new Error(`the contract has ${known.id} with ${key} ${known[key]}, not ${given[key]}: leave --${key} out, or change the contract`);
  }
}

function newCall(noun: string, name: string, { method, path, access, summary = `${noun} ${name}` }: EndpointOptions): NewCall {
  if (method === undefined || path === undefined || access === undefined)
    throw new Error(`the contract has no ${noun}.${name}${nearby(noun)}. To add it say --method, --path and --access`);
  if (!METHODS.includes(method)) throw new Error(`--method=${method}: one of ${METHODS.join(', ')}`);
  if (!DOORS.includes(access)) throw new Error(`--access=${access}: one of ${DOORS.join(', ')}`);
  if (!PATH.test(path)) throw new Error(`--path=${path}: it begins with /au/api/, /al/api/, /ac/api/ or /other/api/, {id} stands for a param`);
  const taken = allCalls.find((call) => call.method === method && call.path === path);
  if (taken) throw new Error(`${method} ${path} is ${taken.id} already`);
  if (summary.length > 200 || /[\n\r]/.test(summary)) throw new Error('--summary: one line of at most 200 letters');
  return { noun, name, method, path, access, summary };
}

const nearby = (noun: string): string => {
  const same = callNames().filter((one) => one.startsWith(`${noun}.`));
  return same.length > 0 ? ` (it has ${same.join(', ')})` : '';
};

function readerOf(noun: string, name: string, asked: string | undefined): Plan['reader'] {
  const call = asked === undefined ? undefined : callNamed(noun, asked);
  if (asked !== undefined && call?.method !== 'GET') throw new Error(`--readBy=${asked}: '${noun}' has no call of that name that reads`);
  const writes = callNamed(noun, name);
  const likely = writes && 'id' in smallestInput(writes) ? READERS.known : READERS.fresh;
  const found = asked ?? likely.find((one) => one !== name && callNamed(noun, one)?.method === 'GET');
  const reader = found === undefined ? undefined : callNamed(noun, found);
  return found !== undefined && reader ? { name: found, call: reader } : undefined;
}
