import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import type { Module } from '../module.ts';
import { importSource } from './import-source.ts';

/** Between two looks, in ms. A file is taken when it is the same at two of them: nobody writes to it any more. */
const EVERY = 5_000;
/** What a node that was stopped has left half done is taken up by another after so long, in ms. Reading a file twice changes nothing. */
const LEFT = 10 * 60_000;
/** Files of one look; the others wait for the next. */
const AT_ONCE = 20;
/** Tries of a file that the database refuses although it is there. */
const TRIES = 3;
/** Bytes of a file's name; those of what is kept have a time, a number and an ending besides. */
const LONGEST_NAME = 200;

/** Below the folder: in work, read, and what could not be. */
const places = ['working', 'done', 'bad'] as const;

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

/** A file that this node has taken: alone in a folder of its own, so that another of the same name is never in its way. */
interface Claim {
  /** Name of that folder, below `working`. */
  readonly id: string;
  readonly name: string;
  tries: number;
}

/**
 * Other programs tell results by files (ADR 34): what is dropped into the folder is read as `npm run import` reads it, and moved aside with a report beside it,
 * to `done`, or to `bad` where there is no match in it or it is no file (a folder, a link, a pipe: those are not read). Any number of nodes may look into one folder: moving a file is what claims it.
 */
export class DropFolder implements Module {
  private readonly parts: Parts;
  private seen = new Map<string, string>();
  /** Names of what could not be taken, each told once. */
  private readonly stuck = new Set<string>();
  /** In the order in which they came: what is told later must be read later. */
  private claims: Claim[] = [];
  /** One look after the other. */
  private running: Promise<unknown> = Promise.resolve();
  private cancel: () => void = () => {};
  private over = false;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Looks now and from then on. Rejects when the folder cannot be made. */
  async start(): Promise<void> {
    for (const place of places) await mkdir(join(this.parts.folder, place), { recursive: true });
    this.begin();
  }

  /** Resolves when nothing is being read any more. */
  async close(): Promise<void> {
    this.over = true;
    this.cancel();
    await this.running;
  }

  private begin = (): void => {
    void this.look()
      .catch(this.parts.onError)
      .then(() => {
        if (!this.over) this.cancel = this.parts.clock.after(EVERY, this.begin);
      });
  };

  /** Reads what has been lying there unchanged since the last look, after what could not be stored then and what another node has left. */
  look(): Promise<void> {
    const looked = this.running.then(() => this.lookOnce());
    this.running = looked.catch(() => {});
    return looked;
  }

  private async lookOnce(): Promise<void> {
    if (this.over) return;
    await this.takeUp();
    for (const name of (await this.settled()).slice(0, AT_ONCE)) await this.claim(name);
    for (const claim of [...this.claims]) {
      if (this.over) return;
      // Where the database is away it is so for the others too.
      if (!(await this.work(claim))) return;
    }
  }

  /** Names of what is as it was at the last look, the oldest first. */
  private async settled(): Promise<string[]> {
    const entries = await readdir(this.parts.folder);
    const now = new Map<string, { look: string; at: number }>();
    for (const name of entries.filter((one) => !one.startsWith('.') && !places.some((place) => place === one))) {
      const about = await lstat(join(this.parts.folder, name)).catch(() => undefined);
      if (about) now.set(name, { look: `${about.size} ${about.mtimeMs}`, at: about.mtimeMs });
    }
    const same = [...now].filter(([name, { look }]) => this.seen.get(name) === look);
    this.seen = new Map([...now].map(([name, { look }]) => [name, look]));
    return same.sort(([one, { at: first }], [other, { at: second }]) => first - second || (one < other ? -1 : 1)).map(([name]) => name);
  }

  private async claim(name: string): Promise<void> {
    const id = randomUUID();
    const own = join(this.parts.folder, 'working', id);
    await mkdir(own);
    try {
      await rename(join(this.parts.folder, name), join(own, name));
    } catch (error) {
      // Gone: another node has it. Else it stays, and is tried again at every look.
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT') && !this.stuck.has(name)) {
        this.stuck.add(name);
        this.parts.onError(error);
      }
      return rm(own, { recursive: true });
    }
    this.stuck.delete(name);
    this.seen.delete(name);
    this.claims.push({ id, name, tries: 0 });
    await this.hold(id);
  }

  /** Answers false where the database is away: the file waits for another try. */
  private async work(claim: Claim): Promise<boolean> {
    const { db, clock, onRead, onError } = this.parts;
    const { id, name } = claim;
    const lines: string[] = [];
    try {
      await this.hold(id);
      const path = join(this.parts.folder, 'working', id, name);
      if (!(await lstat(path)).isFile()) {
        await this.keep(claim, 'bad', [`${name}: no file but a folder, a link or a pipe: not read`]);
        return true;
      }
      const read = await importSource({ path, db, now: clock.now(), print: (line) => void lines.push(line) });
      // Before all that can fail with the file: results are there.
      if (read) await onRead();
      await this.keep(claim, read ? 'done' : 'bad', lines);
    } catch (error) {
      onError(error);
      if (!(await isThere(db))) return false;
      claim.tries += 1;
      if (claim.tries === TRIES)
        await this.keep(claim, 'bad', [...lines, `not stored: ${error instanceof Error ? error.message : String(error)}`]).catch(onError);
    }
    return true;
  }

  private async keep(claim: Claim, place: 'done' | 'bad', lines: readonly string[]): Promise<void> {
    const { folder, clock, log } = this.parts;
    const { id, name } = claim;
    this.claims = this.claims.filter((one) => one !== claim);
    const kept = join(folder, place, `${new Date(clock.now()).toISOString().replaceAll(':', '-')}-${id.slice(0, 8)}-${fitting(name)}`);
    await writeFile(`${kept}.report.txt`, `${lines.join('\n')}\n`);
    await rename(join(folder, 'working', id, name), kept);
    await rm(join(folder, 'working', id), { recursive: true });
    log.info({ file: name, place, read: lines.at(0) }, 'results by file');
  }

  /** Takes what nobody has held for long. */
  private async takeUp(): Promise<void> {
    const working = join(this.parts.folder, 'working');
    for (const left of await readdir(working)) {
      if (this.claims.some(({ id }) => id === left)) continue;
      const about = await stat(join(working, left)).catch(() => undefined);
      if (!about?.isDirectory() || this.parts.clock.now() - about.mtimeMs < LEFT) continue;
      const id = randomUUID();
      const mine = await rename(join(working, left), join(working, id)).then(
        () => true,
        () => false,
      );
      if (!mine) continue;
      const [name] = await readdir(join(working, id));
      if (name === undefined) await rm(join(working, id), { recursive: true });
      else {
        this.claims.unshift({ id, name, tries: 0 });
        await this.hold(id);
      }
    }
  }

  /** Says to the other nodes that somebody is at it. */
  private async hold(id: string): Promise<void> {
    const now = new Date(this.parts.clock.now());
    await utimes(join(this.parts.folder, 'working', id), now, now);
  }
}

const isThere = (db: Db): Promise<boolean> =>
  db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );

/** The end of a name that is too long, which has its kind. */
function fitting(name: string): string {
  let fits = name;
  while (Buffer.byteLength(fits) > LONGEST_NAME) fits = fits.slice(1);
  return fits;
}
