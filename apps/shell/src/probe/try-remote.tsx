import { createElement, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { languages, slotOwner, type JsonSchema, type Language, type Row, type SlotName } from '@portal/contracts';
import { sampleOf, type SampleStyle } from '@portal/contracts/record';
import { isApiError } from '@portal/api-client';
import { sourcesOf } from '@portal/i18n';
import type { Remote } from '@portal/platform';
import type { HostContext } from '../app-context.ts';
import { within } from '../federation/deadline.ts';
import type { Loaded } from '../federation/releases.ts';
import { SLOT_DEADLINE } from '../federation/slot-loader.ts';
import { rowRoute } from '../routing/routes.tsx';
import { rowOf } from '../routing/table.ts';
import { examplesOf } from './example-paths.ts';
import { fakeHost, type Conditions } from './fake-host.ts';
import type { ReleaseFolder } from './folder.ts';
import { open, type Opened } from './render.tsx';
import { lineOf, type Side } from './sides.ts';

/** Three evenings: everything is there, as little as may be, and no api. Each in another language. */
const EVENINGS = [
  ['full', 'vi'],
  ['bare', 'en'],
  ['offline', 'zh'],
] as const satisfies readonly (readonly [SampleStyle | 'offline', Language])[];
const WORDS = { full: 'with a full api', bare: 'with a bare api', offline: 'without an api' } as const;

/** Renders every route and every slot of one side. Answers with one line for each fault. */
export async function tryRemote({ manifest, record }: ReleaseFolder, side: Side, remote: Remote, routes: readonly string[]): Promise<string[]> {
  const loaded: Loaded = {
    name: manifest.name,
    release: { name: manifest.name, version: 'probe', base: '/probe/', entry: manifest.entry.client, css: [], js: [], files: {} },
    remote,
    css: [],
    pageCss: [],
  };
  const rows = Object.keys(remote.routes).map((prefix) => rowRoute(rowAt(prefix, loaded, side), loaded));
  const faults = await tryTexts(remote);
  if (faults.length > 0) return faults;
  for (const [answers, language] of EVENINGS) {
    const attempt = async (what: string, way: (context: HostContext) => Promise<Opened>) => {
      const complaints: string[] = [];
      const context = await fakeHost({ side, answers, language, record, complain: (line) => complaints.push(line) });
      await context.texts.add(manifest.name, remote.messages);
      const { found, faults: lines } = await way(context).catch((error: unknown): Opened => ({ found: true, faults: [lineOf(error)] }));
      // The page for what is not there is the shell's, and so are the parts on it.
      faults.push(...[...lines, ...(found ? complaints : [])].map((line) => `${what} ${WORDS[answers]}: ${line}`));
    };
    await Promise.all([
      ...routes.flatMap((pattern) => examplesOf(pattern).map((path) => attempt(path, (context) => open(rows, path, context)))),
      ...Object.keys(remote.slots ?? {}).map((name) =>
        attempt(`slot ${name}`, (context) => openSlot(name as SlotName, remote, record.offers.slots[name], answers, context)),
      ),
    ]);
    // The other evenings would say the same again.
    if (faults.length > 0) break;
  }
  return [...new Set(faults)];
}

/** The shell's own row, so that a page stands in what stands around it there. The browser's half is rendered everywhere: there it has to be. */
function rowAt(prefix: string, { name }: Loaded, side: Side): Row {
  const row = rowOf(prefix) ?? { prefix, remote: name, query: [], layout: 'secondary', rendering: 'server' };
  return { ...row, prefix, ...(side === 'client' && { rendering: 'server' }) };
}

async function tryTexts(remote: Remote): Promise<string[]> {
  const faults = await Promise.all(
    sourcesOf(remote).flatMap((source) =>
      languages.map(async (language) => {
        try {
          const texts: unknown = (await source[language]()).default;
          return typeof texts === 'object' && texts !== null ? [] : [`texts in '${language}': the file has no default export`];
        } catch (error) {
          return [`texts in '${language}': ${lineOf(error)}`];
        }
      }),
    ),
  );
  return faults.flat();
}

async function openSlot(
  name: SlotName,
  { slots }: Remote,
  schema: JsonSchema | undefined,
  answers: Conditions['answers'],
  context: HostContext,
): Promise<Opened> {
  const slot = slots?.[name];
  // One that the record does not know was complained of already.
  if (!slot || !schema) return { found: true, faults: [] };
  const props = sampleOf(schema, answers === 'offline' ? 'bare' : answers) as Record<string, unknown>;
  if (slot.texts) await context.texts.add(slotOwner(name), slot.texts);
  const loaded = await within(SLOT_DEADLINE, 'load', Promise.resolve(slot.load?.(context, props as never))).then(
    (value) => ({ value }),
    (error: unknown) => {
      // Without an api its place shows the fallback.
      if (isApiError(error)) return undefined;
      throw error;
    },
  );
  if (!loaded) return { found: true, faults: [] };
  // What `load` returns travels with the page.
  const data: unknown = JSON.parse(JSON.stringify(loaded.value ?? null));
  const Component = slot.Component as unknown as ComponentType<Record<string, unknown>>;
  return open([{ id: 'slot', index: true, Component: () => createElement(Component, { ...props, data }) } satisfies RouteObject], '/', context);
}
