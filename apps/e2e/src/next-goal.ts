import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { pathToFileURL } from 'node:url';
import { root } from './portal.ts';

export interface Goal {
  fixtureId: number;
  at: number;
  /** When its match begins and ends. */
  kickOffAt: number;
  endsAt: number;
  player: string;
  before: { home: number; away: number };
  after: { home: number; away: number };
}

/** The first goal of the replay after a moment, in a match that had begun `begun` (ms) before it or sooner, asked of the api's own sports model in a process of its own (no app imports an app). */
export async function nextGoal(after: number, begun: number): Promise<Goal> {
  const sports = pathToFileURL(path.join(root, 'apps/api/src/sports/index.ts')).href;
  const program = `
    const { createReplay, loadReplayed } = await import(${JSON.stringify(sports)});
    const replay = createReplay({ matches: loadReplayed(), seed: 'khan-dai' });
    const goal = replay.changesBetween(${after}, ${after} + 6 * 3600_000).find((change) => change.kind === 'event' && [1, 7, 8].includes(change.event.code) && change.event.period < 5 && change.at - change.fixture.kickOffAt > ${begun});
    const before = replay.stateAt(goal.fixture, goal.at - 1).score;
    console.log(JSON.stringify({ fixtureId: goal.fixture.fixtureId, at: goal.at, kickOffAt: goal.fixture.kickOffAt, endsAt: goal.fixture.endsAt, player: goal.event.player, before, after: goal.event.score }));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  return JSON.parse(stdout) as Goal;
}
