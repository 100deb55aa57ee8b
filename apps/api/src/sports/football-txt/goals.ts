import { EVENT_CODE } from '@portal/domain';
import type { EventCode, Side } from '@portal/domain';
import { isPlausibleMinute } from '../minutes.ts';
import type { PrintedMinute } from '../minutes.ts';
import { problemAt } from './source-text.ts';
import type { JoinedText, Problem } from './source-text.ts';

/** A goal or card as the file lists it, its minute not yet put into a period. */
export interface ListedEvent {
  readonly side: Side;
  readonly code: EventCode;
  readonly player: string;
  readonly at: PrintedMinute;
}

export interface ListedEvents {
  readonly events: readonly ListedEvent[];
  readonly problems: readonly Problem[];
}

const mark = String.raw`\s*\(\s*(?<mark>p|pen\.?|penalty|og|o\.g\.|own goal)\s*\)|(?<bare>pen|og|p)\b`;
// A name has an end: else each letter of a text without a number would be looked at from each before it.
const item = new RegExp(String.raw`(?<name>\p{L}[^\d,;()]{0,80}?)?\s*(?<!\d)(?<minute>\d{1,3})\s*(?:\+\s*(?<added>\d{1,2}))?\s*['’´]?(?:${mark})?`, 'giu');

/**
 * Reads a list such as `Lionel MESSI 23'(p), 108', Angel DI MARIA 36'; Kylian MBAPPE 80'(p), 81'`: home before the
 * semicolon, away behind it. Without a semicolon the whole list belongs to `onlySide`. A minute without a name is
 * another one of the same player.
 */
export function readGoals(list: JoinedText, onlySide: Side | null): ListedEvents {
  return readList(list, onlySide, (kind) => {
    if (kind === null) return EVENT_CODE.goal;
    return /^p/i.test(kind) ? EVENT_CODE.penaltyScored : EVENT_CODE.ownGoal;
  });
}

/** Reads `Milos KERKEZ 43', Florian WIRTZ 81'` as cards of one kind. */
export function readCards(list: JoinedText, onlySide: Side | null, code: EventCode): ListedEvents {
  return readList(list, onlySide, () => code);
}

function readList(list: JoinedText, onlySide: Side | null, codeOf: (mark: string | null) => EventCode): ListedEvents {
  const events: ListedEvent[] = [];
  const problems: Problem[] = [];
  const halves = halvesOf(list.text);
  if (halves.length > 2) problems.push(problemAt(list.lineAt(0), 'more than two teams in one list'));
  halves.slice(0, 2).forEach((half, index) => {
    const side = halves.length === 1 ? onlySide : index === 0 ? 'home' : 'away';
    if (side === null) {
      problems.push(problemAt(list.lineAt(half.offset), 'a list without a semicolon does not say which team it is of'));
      return;
    }
    readHalf(list, half, side, codeOf, events, problems);
  });
  return { events, problems };
}

interface Half {
  readonly text: string;
  readonly offset: number;
}

function halvesOf(text: string): Half[] {
  const halves: Half[] = [];
  let offset = 0;
  for (const part of text.split(';')) {
    halves.push({ text: part, offset });
    offset += part.length + 1;
  }
  return halves;
}

function readHalf(list: JoinedText, half: Half, side: Side, codeOf: (mark: string | null) => EventCode, events: ListedEvent[], problems: Problem[]): void {
  let player: string | null = null;
  const unread = (from: number, to: number) => {
    const text = withoutEdges(half.text.slice(from, to));
    if (text) problems.push(problemAt(list.lineAt(half.offset + from), `not understood: ${text}`));
  };
  let end = 0;
  for (const match of half.text.matchAll(item)) {
    unread(end, match.index);
    end = match.index + match[0].length;
    const groups = match.groups ?? {};
    // 'Williams' 75' has its mark before the minute.
    const name = groups.name?.replace(/['’´\s]+$/, '').trim();
    if (name) player = name;
    const at = { minute: Number(groups.minute), added: Number(groups.added ?? 0) };
    const line = list.lineAt(half.offset + match.index);
    if (player === null) problems.push(problemAt(line, `a minute without a player: ${match[0].trim()}`));
    else if (!isPlausibleMinute(at)) problems.push(problemAt(line, `no such minute: ${match[0].trim()}`));
    else events.push({ side, code: codeOf(groups.mark ?? groups.bare ?? null), player, at });
  }
  unread(end, half.text.length);
}

const EDGES = new Set(' ,.–-');

/** Without the marks between entries at either end. */
function withoutEdges(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && EDGES.has(text.charAt(from))) from += 1;
  while (to > from && EDGES.has(text.charAt(to - 1))) to -= 1;
  return text.slice(from, to);
}
