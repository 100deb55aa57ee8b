/** Kept in this browser alone: seals as they were shown while their boxes were open, by the box's number. What is told later is measured by them. */
const KEY = 'lucky.seals';
/** The oldest give way. */
const MOST = 100;

type Seals = Readonly<Record<string, string>>;

/** Whatever else stands there is none. */
function read(): Seals {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, string] => /^\d+$/.test(entry[0]) && typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}

/** The seal of a box as this browser saw it first; undefined: it saw none. */
export const sealOf = (box: number): string | undefined => read()[box];

/** Keeps the seal of a box that is open. The first that was seen stands. */
export function keepSeal(box: number, seal: string): void {
  const kept = read();
  if (kept[box] !== undefined) return;
  const newest = Object.entries({ ...kept, [box]: seal })
    .toSorted(([one], [other]) => Number(other) - Number(one))
    .slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    /* Where nothing can be kept one measures by what is told now, and is told so. */
  }
}
