/**
 * How many times longer than visitors are made to wait this process waits for its parts (`PATIENCE`, 1): a server on a machine that does other things too is given
 * more. In a browser 1.
 */
export const patience = (): number => (typeof process === 'undefined' ? 1 : Number(process.env['PATIENCE'] || 1));

export class Deadline extends Error {
  constructor(what: string, ms: number) {
    super(`${what}: no answer within ${ms} ms`);
    this.name = 'Deadline';
  }
}

/** Rejects when a remote's work is not done in time, so that it costs only its own part of the page. The work itself goes on unheard. `usual` in milliseconds, times `patience`. */
export async function within<T>(usual: number, what: string, work: Promise<T>): Promise<T> {
  const ms = usual * patience();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Deadline(what, ms)), ms);
  });
  work.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
