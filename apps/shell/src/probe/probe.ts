import { patternsOf } from '@portal/federation/patterns';
import type { Remote } from '@portal/platform';
import { missingChunks, readRelease, type ReleaseFolder } from './folder.ts';
import { createSides, lineOf, type Side, type Sides } from './sides.ts';
import { stubBrowser } from './stub-browser.ts';
import { tryRemote } from './try-remote.tsx';

/** What the registry reads: whether a release may be kept, and what it was seen to offer. */
export interface ProbeReport {
  ok: boolean;
  problems: string[];
  routes: string[];
  slots: string[];
}
export const refused = (problem: string): ProbeReport => ({ ok: false, problems: [problem], routes: [], slots: [] });

/** More lines than this help nobody. */
const MOST_PROBLEMS = 40;

/** Tries a release that lies in a folder: its parts fit each other, both halves load with every chunk, and all that it offers renders. Never rejects. */
export async function probe(folder: string): Promise<ProbeReport> {
  let release: ReleaseFolder;
  try {
    release = readRelease(folder);
  } catch (error) {
    return refused(lineOf(error));
  }
  const sides = createSides(release);
  const server = await trySide('server', release, sides);
  // From here on this process looks like a browser.
  stubBrowser((address) => release.files.has(`client/${address.split('/').at(-1) ?? ''}`));
  const client = await trySide('client', release, sides);
  const problems = [
    ...new Set([...missingChunks(release), ...server.problems.map((line) => `server: ${line}`), ...client.problems.map((line) => `browser: ${line}`)]),
  ];
  return { ok: problems.length === 0, problems: problems.slice(0, MOST_PROBLEMS), routes: server.routes, slots: server.slots };
}

type Tried = Omit<ProbeReport, 'ok'>;

async function trySide(side: Side, release: ReleaseFolder, sides: Sides): Promise<Tried> {
  let remote: Remote;
  try {
    remote = await sides.expose(side);
  } catch (error) {
    return { problems: [`the entry does not load: ${lineOf(error)}`], routes: [], slots: [] };
  }
  const shape = shapeProblem(remote);
  if (shape) return { problems: [shape], routes: [], slots: [] };
  const { offers } = release.record;
  const routes = patternsOf(remote.routes);
  const slots = Object.keys(remote.slots ?? {}).sort();
  const problems = [
    ...(await sides.everyChunk(side)),
    ...differences('route', offers.routes, routes),
    ...differences('slot', Object.keys(offers.slots), slots),
    ...(await tryRemote(release, side, remote, routes).catch((error: unknown) => [lineOf(error)])),
  ];
  return { problems, routes, slots };
}

const isTable = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

function shapeProblem({ routes, slots, messages }: Remote): string | undefined {
  if (!isTable(routes) || !Object.values(routes).every((below) => Array.isArray(below))) return "exposes no 'routes' by prefix";
  if (slots !== undefined && !isTable(slots)) return "exposes 'slots' that are no table by name";
  return isTable(messages) ? undefined : "exposes no 'messages' by language";
}

function differences(kind: string, recorded: readonly string[], exposed: readonly string[]): string[] {
  return [
    ...recorded.filter((name) => !exposed.includes(name)).map((name) => `the ${kind} ${name} is in record.json and not exposed`),
    ...exposed.filter((name) => !recorded.includes(name)).map((name) => `the ${kind} ${name} is exposed and not in record.json`),
  ];
}
