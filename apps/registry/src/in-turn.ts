/** Runs tasks of one key one after another, also past one that failed; tasks of different keys do not wait for each other. */
export function inTurnByKey() {
  const last = new Map<string, Promise<unknown>>();
  return <T>(key: string, task: () => Promise<T>): Promise<T> => {
    const result = (last.get(key) ?? Promise.resolve()).then(task);
    const over = result
      .then(
        () => {},
        () => {},
      )
      .then(() => {
        if (last.get(key) === over) last.delete(key);
      });
    last.set(key, over);
    return result;
  };
}

/** The same with a single key. */
export function inTurn() {
  const turn = inTurnByKey();
  return <T>(task: () => Promise<T>): Promise<T> => turn('', task);
}

/** Runs `count` tasks at a time at most. */
export function inLanes(count: number) {
  const lanes = Array.from({ length: count }, inTurn);
  let next = 0;
  return <T>(task: () => Promise<T>): Promise<T> => lanes[(next += 1) % count]!(task);
}
