import type { GateReport, Move, MoveAnswer, RemoteName } from '@portal/contracts';
import { registryItself, type Who } from '../access/who.ts';
import { remoteOf, type Book } from '../book/book.ts';
import type { Change, Ledger } from '../book/ledger.ts';
import { takeStep, type Step, type Stepped } from '../book/step.ts';
import { Problem, taken } from '../problem.ts';
import type { Shelf } from '../releases/shelf.ts';
import { fits, refusedByGate, type Gatekeeper } from './gatekeeper.ts';
import { movingAndStaying } from './on-air.ts';
import { mayMove, stepOf } from './step-of.ts';

export interface MoveDeskDeps {
  ledger: Ledger;
  shelf: Shelf;
  gatekeeper: Gatekeeper;
  warn: (line: string) => void;
}

/** Changes what visitors get. Every move is decided on the newest book, asks the gate, and is one revision with one line in the log. */
export function createMoveDesk({ ledger, shelf, gatekeeper, warn }: MoveDeskDeps) {
  const judge = (before: Book, { book: after }: Stepped): Promise<GateReport> => gatekeeper.judgeMove(movingAndStaying(before, after));

  /** The step that a move is on this book, with what the gate says. Throws a Problem: stale, frozen, unknown or damaged version. */
  async function plan(book: Book, move: Move, at: string, who: Who): Promise<{ stepped: Stepped | undefined; gate: GateReport }> {
    mayMove(book, move);
    const step = await stepOf(book, move, shelf.sound);
    const stepped = takeStep(book, step, { at, by: move.by || who.name, note: move.note });
    return { stepped, gate: stepped ? await judge(book, stepped) : fits };
  }

  async function make(move: Move, who: Who): Promise<MoveAnswer> {
    let gate = fits;
    const moved = await ledger.write(async (book, { at }): Promise<Change | undefined> => {
      const planned = await plan(book, move, at, who);
      gate = planned.gate;
      if (!gate.ok) throw refusedByGate('This move does not fit', gate);
      return (
        planned.stepped && { book: planned.stepped.book, entry: { do: move.do, token: who.name, by: move.by, note: move.note, moves: planned.stepped.moves } }
      );
    });
    return { moved, revision: ledger.book.revision, gate };
  }

  /** Releases that were to be taken back and could not: told once, not with every tick of the clock. */
  const told = new Set<string>();

  return {
    async move(move: Move, who: Who): Promise<MoveAnswer> {
      if (!move.dryRun) return make(move, who);
      const { book } = ledger;
      return { moved: false, revision: book.revision, gate: (await plan(book, move, '', who)).gate };
    },

    /** Takes back `bad`, a release that fails too many: ends its canary, or goes to the one before. When that one would not fit, or is not there, nothing moves, the log says why, and the Problem is thrown. */
    async takeBack(remote: RemoteName, bad: string, why: string): Promise<void> {
      let refused: Problem | undefined;
      await ledger.write(async (book, { at }): Promise<Change | undefined> => {
        const entry = { do: 'auto-rollback' as const, token: registryItself.name, by: '' };
        const {
          canary,
          pointers: [current, previous],
        } = remoteOf(book, remote);
        // Somebody was quicker: what was judged is not on air any more.
        if (bad !== (canary?.release.version ?? current?.version)) return undefined;
        try {
          const step: Step = canary
            ? { do: 'auto-rollback', abort: remote }
            : { do: 'auto-rollback', set: { [remote]: await shelf.sound(remote, previous?.version ?? nothingBefore(remote, bad)) } };
          const stepped = takeStep(book, step, { at, by: registryItself.name, note: why });
          const gate = stepped ? await judge(book, stepped) : fits;
          if (!gate.ok) throw refusedByGate(`${remote} ${previous?.version} does not fit any more`, gate);
          return stepped && { book: stepped.book, entry: { ...entry, note: why, moves: stepped.moves } };
        } catch (error) {
          if (!(error instanceof Problem)) throw error;
          refused = error;
          const note = `not moved: ${error.message} (${why})`.slice(0, 2_000);
          warn(`${remote} ${bad} should be rolled back and cannot be: ${error.message}`);
          if (told.has(`${remote}@${bad}`)) return undefined;
          told.add(`${remote}@${bad}`);
          return { book, entry: { ...entry, note, moves: [{ program: remote, from: bad, to: bad }] } };
        }
      });
      if (refused) throw refused;
    },
  };
}
export type MoveDesk = ReturnType<typeof createMoveDesk>;

const nothingBefore = (remote: RemoteName, version: string): never => {
  throw taken(`${remote} has no version before ${version}`);
};
