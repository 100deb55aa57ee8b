import { url as debuggedAt } from 'node:inspector';
import { Worker } from 'node:worker_threads';
import { getHeapStatistics } from 'node:v8';
import type { LastWords } from './fault.ts';

type Node = <M extends 'node:worker_threads' | 'node:inspector' | 'node:fs'>(
  id: M,
) => M extends 'node:inspector' ? typeof import('node:inspector') : M extends 'node:fs' ? typeof import('node:fs') : typeof import('node:worker_threads');
interface Watched {
  /** [0] counts heartbeats, [1] is the heap at the last one, in KB. */
  heart: Int32Array;
  hangAfter: number;
  heapLimit: number;
  fd: number;
  releases: string;
}

/**
 * The watchdog itself: runs in a thread of its own, beside the render thread, from this function's text (the server is one file), so it may use nothing from outside.
 *
 * - No heartbeat for `hangAfter`: it looks at the stack of the blocked thread several times, through the engine's debugger (in this process, no port). Still no heartbeat: it writes what it saw and
 *   ends the process. Time is counted in its own ticks, so a machine that slept has not hung.
 * - The heap fills up: the debugger is attached before the limit and stops the thread at the limit. Code on the stack is at fault only if it filled most of the heap since the last
 *   heartbeat; a slow leak is nobody's whom one could read off a stack.
 */
function watch(load: Node): void {
  const { workerData } = load('node:worker_threads');
  const { Session } = load('node:inspector');
  const { writeSync } = load('node:fs');
  const { heart, hangAfter, heapLimit, fd, releases } = workerData as Watched;
  const TICK = 100;
  const LOOKS = 10;
  const LOOKS_AT_MOST = 40;
  const MOST_SAMPLES = 40;
  let session: InstanceType<typeof Session> | undefined;
  let scripts = new Map<string, string>();
  let samples: string[][] = [];
  let where = '';
  let last = -1;
  let still = 0;
  let looking = false;

  function die(kind: 'hang' | 'memory', message: string, seen: string[][]): void {
    try {
      writeSync(fd, `${JSON.stringify({ kind, samples: seen, message: message.slice(0, 300), then: 'ends' } satisfies LastWords)}\n`);
    } finally {
      process.kill(process.pid, 'SIGKILL');
    }
  }

  function look(frames: readonly { functionName: string; url: string; location: { scriptId: string; lineNumber: number } }[]): boolean {
    const known = frames.map((frame) => ({ ...frame, url: frame.url || (scripts.get(frame.location.scriptId) ?? '') }));
    const ours = known.filter(({ url }) => url.startsWith(releases));
    const at = ours[0] ?? known[0];
    if (at && (ours[0] || !where)) where = `${at.functionName || 'anonymous'} (${at.url.slice(-120)}:${at.location.lineNumber + 1})`;
    samples.push(ours.slice(0, 50).map(({ url }) => url));
    return ours.length > 0;
  }

  function attach(): InstanceType<typeof Session> {
    if (session) return session;
    const opened = new Session();
    opened.connectToMainThread();
    opened.on('Debugger.scriptParsed', ({ params }) => scripts.set(params.scriptId, params.url));
    opened.on('Debugger.paused', ({ params }) => {
      const found = look(params.callFrames);
      // Promises that never end are stopped between two of them; the next step is into one.
      if (params.reason !== 'OOM') return opened.post(found || samples.length >= MOST_SAMPLES ? 'Debugger.resume' : 'Debugger.stepInto');
      const sudden = Atomics.load(heart, 1) * 1024 < heapLimit / 2;
      die('memory', `out of memory in ${where}`, sudden ? samples.slice(-1) : []);
    });
    opened.post('Debugger.enable');
    return (session = opened);
  }

  function detach(): void {
    session?.disconnect();
    session = undefined;
    scripts = new Map();
  }

  /** A thread that stands in the system (a child process) cannot be looked at and shows nothing; on a busy machine a first sight takes longer than all looks should. */
  function lookAgain(looks: number): void {
    if (Atomics.load(heart, 0) !== last) {
      looking = false;
      return;
    }
    const seen = samples.length >= MOST_SAMPLES || samples.some((addresses) => addresses.length > 0);
    if (looks >= (seen ? LOOKS : LOOKS_AT_MOST)) return die('hang', `no heartbeat for ${still} ms${where && ` in ${where}`}`, samples);
    attach().post('Debugger.pause');
    setTimeout(lookAgain, TICK, looks + 1);
  }

  setInterval(() => {
    if (looking) return;
    const beats = Atomics.load(heart, 0);
    still = beats === last ? still + TICK : 0;
    last = beats;
    if (hangAfter > 0 && still >= hangAfter) {
      looking = true;
      samples = [];
      where = '';
      return lookAgain(0);
    }
    const full = process.memoryUsage.rss() / heapLimit;
    if (full > 0.7) attach();
    else if (full < 0.6 && session) detach();
  }, TICK);
}

const HEARTBEAT = 250;

/** Watches this thread. `hangAfter` in milliseconds, 0: only the memory. Under a debugger, which stops the thread as it likes, nothing is watched. */
export function startWatcher({ hangAfter, fd, releases, onError }: { hangAfter: number; fd: number; releases: string; onError(error: Error): void }): void {
  if (debuggedAt() !== undefined) return;
  const heart = new Int32Array(new SharedArrayBuffer(8));
  const beat = () => {
    Atomics.add(heart, 0, 1);
    Atomics.store(heart, 1, Math.round(process.memoryUsage().heapUsed / 1024));
  };
  beat();
  setInterval(beat, HEARTBEAT).unref();
  const workerData: Watched = { heart, hangAfter, heapLimit: getHeapStatistics().heap_size_limit, fd, releases };
  const thread = new Worker(`(${watch.toString()})(require)`, { eval: true, name: 'watchdog', workerData, execArgv: [] });
  thread.on('error', onError);
  thread.unref();
}
