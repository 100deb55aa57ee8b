import type { ObjectStore } from '../store/object-store.ts';

export type Fault =
  /** The process dies right before, or right after, a write: nothing works from then on. */
  | 'dies before'
  | 'dies after'
  /** The write is done, and only its answer is an error (a folder that could not be flushed, a line that was cut). */
  | 'does and fails'
  /** No room for anything from a write on, until there is `room`; reading and deleting work. */
  | 'full';

/** A store that fails at the write of a given number, counted from `arm`. */
export function faultyStore(inner: ObjectStore) {
  let fault: { kind: Fault; at: number } | undefined;
  let writes = 0;
  let dead = false;
  const alive = () => {
    if (dead) throw new Error('the process is dead');
  };
  async function write<Result>(task: () => Promise<Result>, isPut: boolean): Promise<Result> {
    alive();
    writes += 1;
    if (fault && writes >= fault.at) {
      if (fault.kind === 'does and fails') {
        if (writes > fault.at) return task();
        await task();
        throw Object.assign(new Error('input or output error'), { code: 'EIO' });
      }
      if (fault.kind === 'full') {
        if (isPut) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      } else {
        dead = true;
        if (fault.kind === 'dies after') await task();
        alive();
      }
    }
    return task();
  }
  const store: ObjectStore = {
    ...inner,
    get: async (key) => {
      alive();
      return inner.get(key);
    },
    list: async (prefix, options) => {
      alive();
      return inner.list(prefix, options);
    },
    put: (key, bytes, condition) => write(() => inner.put(key, bytes, condition), true),
    delete: (key) => write(() => inner.delete(key), false),
  };
  return {
    store,
    arm(kind: Fault, at: number) {
      [fault, writes] = [{ kind, at }, 0];
    },
    room() {
      fault = undefined;
    },
    /** The fault was met. */
    get met() {
      return fault !== undefined && writes >= fault.at;
    },
  };
}
