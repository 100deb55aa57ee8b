import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { hostBody, releaseRecord, releaseSource, type HostName, type MovesAlong, type ReleaseRecord } from '@portal/contracts';
import type { Who } from '../access/who.ts';
import type { Ledger } from '../book/ledger.ts';
import { badInput, taken } from '../problem.ts';
import { recent } from '../releases/recent.ts';
import { readJson } from '../releases/release-check.ts';
import { hostKey, stagedHostKey } from '../store/keys.ts';
import type { ObjectStore } from '../store/object-store.ts';

/** A host's record as it is kept, with the shell's probe (base64). */
const keptHost = z.object({ format: z.literal(1), record: z.string(), probe: z.string().nullable(), source: releaseSource });
type KeptHost = z.infer<typeof keptHost>;
const sameBytes = (one: KeptHost, other: KeptHost) => one.record === other.record && one.probe === other.probe;

/** Reads records of the shell and the api. */
export function createHosts({ ledger }: { ledger: Pick<Ledger, 'find' | 'book'> }) {
  const records = recent<ReleaseRecord>(20);
  const kept = async (host: HostName, version: string): Promise<KeptHost | undefined> => {
    const bytes = await ledger.find(hostKey(host, version));
    return bytes && keptHost.parse(JSON.parse(bytes.toString('utf8')));
  };
  const live = (host: HostName) => ledger.book.hosts[host];
  return {
    kept,
    live,
    record: (host: HostName, version: string): Promise<ReleaseRecord | undefined> =>
      records(`${host}@${version}`, async () => {
        const found = await kept(host, version);
        return found && releaseRecord.parse(JSON.parse(found.record));
      }),
    /** The fake host that came with the live shell. */
    async probe(): Promise<Buffer | undefined> {
      const shell = live('shell');
      const probe = shell && (await kept('shell', shell.version))?.probe;
      return probe ? Buffer.from(probe, 'base64') : undefined;
    },
  };
}
export type Hosts = ReturnType<typeof createHosts>;

/** Parses and checks the body of a host's record. */
export function checkHost(host: HostName, body: unknown): { kept: KeptHost; record: ReleaseRecord; along: MovesAlong } {
  const parsed = hostBody.safeParse(body);
  if (!parsed.success) throw badInput(`The body needs { record, probe?, source? }: ${parsed.error.issues[0]?.path.join('.') || 'it'} does not fit.`);
  const { record: text, probe, source, with: along = {} } = parsed.data;
  const record = readJson(releaseRecord, text, 'record');
  if (record.program !== host) throw badInput(`The record is of '${record.program}', not of '${host}'.`);
  if (host === 'shell' && !probe)
    throw badInput('The shell leaves its probe with its record (apps/shell/dist/probe.cjs); no release could be tried without it.');
  return { kept: { format: 1, record: text, probe: probe ?? null, source }, record, along };
}

export interface HostPublishing {
  store: ObjectStore;
  ledger: Ledger;
  hosts: Hosts;
  /** Throws when a program on air would break that does not move along. */
  admit: (host: HostName, version: string, record: ReleaseRecord, along: MovesAlong) => Promise<void>;
}

/** Takes a host's record: from then on it is what releases are held against. Answers false when it is the live one already. */
export async function publishHost({ store, ledger, hosts, admit }: HostPublishing, host: HostName, version: string, body: unknown, who: Who): Promise<boolean> {
  const { kept, record, along } = checkHost(host, body);
  const from = stagedHostKey(host, version, randomUUID().slice(0, 8));
  try {
    return await ledger.write(async (book, { at }) => {
      const known = await hosts.kept(host, version);
      if (known && !sameBytes(known, kept)) throw taken(`${host} ${version} left another record before. Publish this one under a new version.`);
      if (known && book.hosts[host]?.version === version) return undefined;
      await admit(host, version, record, along);
      if (!known) await store.put(from, JSON.stringify(kept), 'absent');
      return {
        book: { ...book, hosts: { ...book.hosts, [host]: { version, at } } },
        entry: {
          do: 'host',
          token: who.name,
          by: kept.source.author.slice(0, 100),
          note: kept.source.notes,
          moves: [{ program: host, from: book.hosts[host]?.version ?? null, to: version }],
        },
        ...(known ? {} : { promised: [{ key: hostKey(host, version), from }] }),
      };
    });
  } catch (error) {
    await store.delete(from).catch(() => {});
    throw error;
  }
}
