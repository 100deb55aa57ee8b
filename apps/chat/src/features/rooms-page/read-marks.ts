import { useCallback, useSyncExternalStore } from 'react';

/** How far one has read in each room: the offset of the newest message seen. Kept in this browser only. */
export type ReadMarks = Readonly<Record<string, number>>;

const KEY = 'chat-read';
/** Rooms remembered; those read longest ago are forgotten first. */
const MOST = 200;
const none: ReadMarks = {};

/** What was kept, whatever it may look like by now. */
export function readMarks(kept: string | null): ReadMarks {
  try {
    const value: unknown = JSON.parse(kept ?? '{}');
    if (typeof value !== 'object' || value === null) return none;
    return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, number] => /^r\d+$/.test(entry[0]) && Number.isSafeInteger(entry[1])));
  } catch {
    return none;
  }
}

/** One has seen this room up to here. A mark goes back only where the room began anew (`newest` is below it). */
export function marked(marks: ReadMarks, roomId: number, offset: number): ReadMarks {
  const key = `r${roomId}`;
  if (marks[key] === offset) return marks;
  const others = Object.entries(marks).filter(([id]) => id !== key);
  return Object.fromEntries([...others, [key, offset]].slice(-MOST));
}

/** Messages that came since the last visit; undefined for a room one was never in. */
export function unreadIn(marks: ReadMarks, roomId: number, newest: number): number | undefined {
  const mark = marks[`r${roomId}`];
  return mark === undefined ? undefined : Math.max(0, newest - mark);
}

const listeners = new Set<() => void>();
let cached: { kept: string | null; marks: ReadMarks } = { kept: null, marks: none };

// In the browser only: both are reached after hydration, never while the server renders.
function current(): ReadMarks {
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEY);
  } catch {
    /* Storage may be closed to us; then nothing is remembered. */
  }
  if (kept !== cached.kept) cached = { kept, marks: readMarks(kept) };
  return cached.marks;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** The marks of this browser, and how to set one; other tabs hear of it. */
export function useReadMarks(): { marks: ReadMarks; mark: (roomId: number, offset: number) => void } {
  const marks = useSyncExternalStore(subscribe, current, () => none);
  const mark = useCallback((roomId: number, offset: number) => {
    const next = marked(current(), roomId, offset);
    if (next === current()) return;
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      return;
    }
    for (const listener of listeners) listener();
  }, []);
  return { marks, mark };
}
