import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { systemClock, type Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import type { Module } from '../module.ts';
import { importSource } from './import-source.ts';

/** Between two looks, in ms. A file is taken when it is the same at two of them: nobody writes to it any more. */
const EVERY = 5_000;
/** What a node that was stopped has left half done is taken up again after so long, in ms. Reading a file twice changes nothing. */
const LEFT = 10 * 60_000;
/** Files of one look; the others wait for the next. */
const AT_ONCE = 20;

/** Below the folder: in work, read, and what could not be. */
const places = ['working', 'done', 'bad'] as const;
type Place = (typeof places)[number];

interface Parts {
  /** Absolute. Made where it is not there. */
  folder: string;
  db: Db;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'info'>;
  /** After something was read: tips wait for results. */
  onRead: () => Promise<void>;
  onError: (error: unknown) => void;
}

/**
 * Other programs tell results by files (ADR 34): what is dropped into the folder is read as `npm run import` reads it, and moved aside with a report beside it,
 * to `done`, or to `bad` where there is no match in it. Any number of nodes may look into one folder: moving a file is what claims it.
 */
export class DropFolder implements Module {
  private readonly parts: Parts;
  private seen = new Map<string, string>();
  private running: Promise<void> = Promise.resolve();
  private cancel: () => void = () => {};
  private over = false;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Looks now and from then on. Rejects when the folder cannot be made. */
  async start(): Promise<void> {
    for (const place of places) await mkdir(join(this.parts.folder, place), { recursive: true });
    await this.takeUp();
    this.begin();
  }

  /** Resolves when nothing is being read any more. */
  close(): Promise<void> {
    this.over = true;
    this.cancel();
    return this.running;
  }

  private begin = (): void => {
    this.running = this.look()
      .catch(this.parts.onError)
      .then(() => {
        if (!this.over) this.cancel = this.parts.clock.after(EVERY, this.begin);
      });
  };

  /** Reads what has been lying there unchanged since the last look. */
  async look(): Promise<void> {
    const entries = await readdir(this.parts.folder, { withFileTypes: true });
    const names = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name);
    const now = new Map<string, string>();
    for (const name of names.sort()) {
      const about = await stat(join(this.parts.folder, name)).catch(() => undefined);
      if (about) now.set(name, `${about.size} ${about.mtimeMs}`);
    }
    const ready = [...now].filter(([name, look]) => this.seen.get(name) === look).slice(0, AT_ONCE);
    this.seen = now;
    // One that cannot be stored keeps none of the others waiting.
    for (const [name] of ready) if (!this.over) await this.take(name).catch(this.parts.onError);
  }

  private async take(name: string): Promise<void> {
    const working = this.at('working', name);
    // Gone: another node has it.
    const mine = await rename(join(this.parts.folder, name), working).then(
      () => true,
      () => false,
    );
    if (!mine) return;
    this.seen.delete(name);
    const { db, clock, log, onRead } = this.parts;
    const lines: string[] = [];
    let read: boolean;
    try {
      read = await importSource({ path: working, db, now: clock.now(), print: (line) => void lines.push(line) });
    } catch (error) {
      // That the database was away is no fault of the file: it waits for another try.
      await rename(working, join(this.parts.folder, name));
      throw error;
    }
    const place = read ? 'done' : 'bad';
    const kept = `${new Date(clock.now()).toISOString().replaceAll(':', '-')}-${name}`;
    await writeFile(this.at(place, `${kept}.report.txt`), `${lines.join('\n')}\n`);
    await rename(working, this.at(place, kept));
    log.info({ file: name, place, read: lines.at(0) }, 'results by file');
    if (read) await onRead();
  }

  private async takeUp(): Promise<void> {
    const working = join(this.parts.folder, 'working');
    for (const name of await readdir(working)) {
      const about = await stat(join(working, name)).catch(() => undefined);
      if (about && systemClock.now() - about.ctimeMs > LEFT) await rename(join(working, name), join(this.parts.folder, name)).catch(() => {});
    }
  }

  private at(place: Place, name: string): string {
    return join(this.parts.folder, place, name);
  }
}
