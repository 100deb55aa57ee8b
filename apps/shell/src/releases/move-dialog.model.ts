import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ApiClient } from '@portal/api-client';
import type { GateReport, ReleaseBoard, RemoteName } from '@portal/contracts';
import { sameStanding } from './board-changes.ts';
import { inputOf, passesGate, remotesOf, takesCompanions, withCompanions, type MovePlan } from './move-plan.ts';
import { operatorCalls } from './operator-calls.ts';
import { troubleOf, type Trouble } from './trouble.ts';

/** What the gate says of the plan, and of which revision it says so. `free`: nothing to ask. */
export type GateState =
  | { status: 'asking' }
  | { status: 'free'; revision: number }
  | { status: 'says'; revision: number; report: GateReport }
  | { status: 'unknown'; says: string }
  | { status: 'failed'; trouble: Trouble };
/** `stale`: somebody changed it meanwhile; what stands there now is shown, and the gate is asked anew. */
export type ActState =
  | { status: 'open' }
  | { status: 'busy' }
  | { status: 'stale' }
  | { status: 'refused'; says: string }
  | { status: 'failed'; trouble: Trouble };

export interface MoveDialogDependencies {
  plan: MovePlan;
  api: ApiClient;
  /** As the page knows it; observable. */
  board: () => ReleaseBoard;
  /** Reads the board anew; never rejects. */
  refresh: () => Promise<void>;
  onMoved: (plan: MovePlan) => void;
}

/** One move on its way: the gate is asked first, then it is made on exactly the revision that was looked at. */
export class MoveDialog {
  plan: MovePlan;
  gate: GateState = { status: 'asking' };
  act: ActState = { status: 'open' };
  note = '';
  readonly #use: MoveDialogDependencies;
  /** What the release manager has before them: the rows of the remotes concerned. */
  #seen: ReleaseBoard;
  /** Answers to earlier questions count no more. */
  #question = 0;

  constructor(dependencies: MoveDialogDependencies) {
    this.#use = dependencies;
    this.plan = dependencies.plan;
    this.#seen = dependencies.board();
    makeAutoObservable(this, { plan: observableRef, gate: observableRef, act: observableRef }, { autoBind: true });
    void this.ask();
  }

  get remote(): RemoteName {
    return remotesOf(this.plan)[0] as RemoteName;
  }
  get ready(): boolean {
    return this.act.status !== 'busy' && (this.gate.status === 'free' || (this.gate.status === 'says' && this.gate.report.ok));
  }
  /** The set with which it would fit, if there is one and the plan can take it. */
  get companions(): GateReport['moveAlong'] {
    if (this.gate.status !== 'says' || this.gate.report.ok || !takesCompanions(this.plan)) return null;
    const { moveAlong } = this.gate.report;
    return moveAlong && Object.keys(moveAlong).length > 0 ? moveAlong : null;
  }

  write(note: string): void {
    this.note = note;
  }

  /** Another share of the visitors. The gate does not care how many. */
  setPercent(percent: number): void {
    if (this.plan.do === 'canary') this.plan = { ...this.plan, percent };
  }

  takeCompanions(): void {
    if (!this.companions) return;
    this.plan = withCompanions(this.plan, this.companions);
    void this.ask();
  }

  /** The board changed while the dialog is open. What concerns the plan is said; a change elsewhere only makes the gate's word old. */
  boardChanged(): void {
    const board = this.#use.board();
    if (board.revision === this.#seen.revision || this.act.status === 'busy') return;
    const concerned = remotesOf(this.plan).some((remote) => !sameStanding(rowOf(this.#seen, remote), rowOf(board, remote)));
    this.#seen = board;
    if (concerned) this.act = { status: 'stale' };
    void this.ask();
  }

  async ask(): Promise<void> {
    const question = ++this.#question;
    const { revision } = this.#seen;
    if (!passesGate(this.plan)) {
      this.gate = { status: 'free', revision };
      return;
    }
    this.gate = { status: 'asking' };
    const next = await this.#askGate(revision);
    if (question === this.#question)
      runInAction(() => {
        this.gate = next;
      });
  }

  async #askGate(revision: number): Promise<GateState> {
    try {
      const answer = await this.#use.api.call(operatorCalls.move, inputOf(this.plan, { ifRevision: revision, dryRun: true, note: '' }));
      if (answer.outcome === 'answered') return { status: 'says', revision, report: answer.answer.gate };
      return answer.gate ? { status: 'says', revision, report: answer.gate } : { status: 'unknown', says: answer.says };
    } catch (error) {
      return { status: 'failed', trouble: troubleOf(error) };
    }
  }

  async confirm(): Promise<void> {
    if (!this.ready || !('revision' in this.gate)) return;
    const { revision } = this.gate;
    this.act = { status: 'busy' };
    try {
      const answer = await this.#use.api.call(operatorCalls.move, inputOf(this.plan, { ifRevision: revision, dryRun: false, note: this.note.trim() }));
      if (answer.outcome === 'answered') return this.#use.onMoved(this.plan);
      if (answer.gate) {
        const { gate } = answer;
        runInAction(() => {
          this.gate = { status: 'says', revision, report: gate };
          this.act = { status: 'open' };
        });
        return;
      }
      await this.#refused(revision, answer.says);
    } catch (error) {
      runInAction(() => {
        this.act = { status: 'failed', trouble: troubleOf(error) };
      });
    }
  }

  /** The registry says no without a report: the board of now tells whether somebody was faster. */
  async #refused(revision: number, says: string): Promise<void> {
    await this.#use.refresh();
    const board = this.#use.board();
    this.#seen = board;
    runInAction(() => {
      this.act = board.revision === revision ? { status: 'refused', says } : { status: 'stale' };
    });
    if (board.revision !== revision) await this.ask();
  }
}

const rowOf = (board: ReleaseBoard, remote: RemoteName) => board.remotes.find((row) => row.remote === remote);
