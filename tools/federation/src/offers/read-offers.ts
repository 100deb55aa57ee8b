import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { isSlotName } from '@portal/contracts/record';
import type { Offered } from '../record/build-record.ts';

/** A remote that takes longer than this to be evaluated hangs. Milliseconds. */
const PATIENCE = 20_000;

export interface Reading {
  /** Folder of the app: its packages stand in for the shell's. */
  root: string;
  /** Folder of the built server side. */
  folder: string;
  entry: string;
}
export type Read = { offers: Offered } | { problem: string };

/** What a built remote exposes: its server entry is evaluated in a thread of its own, which may throw, hang or exit without harm. Rejects with one line. */
export async function readOffers(reading: Reading): Promise<Offered> {
  const worker = new Worker(new URL('./offers-worker.ts', import.meta.url), {
    workerData: reading,
    env: { ...process.env, NODE_ENV: 'production' },
    stdout: true,
    stderr: true,
    execArgv: [],
  });
  const timer = setTimeout(() => void worker.terminate(), PATIENCE);
  try {
    const read = await Promise.race([
      once(worker, 'message').then(([message]) => message as Read),
      once(worker, 'exit').then((): Read => ({ problem: `it ended or hung while it was evaluated (${PATIENCE / 1000} s at most)` })),
    ]);
    if ('problem' in read) throw new Error(`what the remote offers cannot be read: ${read.problem}`);
    const strange = read.offers.slots.find((name) => !isSlotName(name));
    if (strange !== undefined) throw new Error(`the remote offers the slot '${strange}', which the contract does not have`);
    return read.offers;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
