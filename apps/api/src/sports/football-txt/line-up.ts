import { EVENT_CODE } from '@portal/domain';
import type { EventCode } from '@portal/domain';
import { isPlausibleMinute } from '../minutes.ts';
import type { PrintedMinute } from '../minutes.ts';
import { problemAt } from './source-text.ts';
import type { JoinedText, Problem } from './source-text.ts';

/** A card or substitution written into a line-up; `playerOut` makes it a substitution. */
export interface LineUpEvent {
  readonly code: EventCode;
  readonly player: string;
  readonly playerOut?: string;
  readonly at: PrintedMinute;
}

export interface ReadLineUp {
  readonly rows: readonly (readonly string[])[];
  readonly captain: string | null;
  readonly events: readonly LineUpEvent[];
  readonly problems: readonly Problem[];
}

/**
 * Reads a line-up: `Hugo LLORIS [c] - Raphael VARANE (113' Ibrahima KONATE), Adrien RABIOT [Y 55'] - …`. Rows are
 * divided by a dash with spaces around it, players by commas; square brackets hold the captain's mark and cards, round
 * ones the player who came on, with marks of his own, nested as often as needed.
 */
export function readLineUp(source: JoinedText): ReadLineUp {
  return new LineUpReader(source).read();
}

/** Changes within a change: more than one team may make. */
const DEEPEST = 12;

class LineUpReader {
  readonly #source: JoinedText;
  readonly #text: string;
  readonly #rows: string[][] = [[]];
  readonly #events: LineUpEvent[] = [];
  readonly #problems: Problem[] = [];
  #captain: string | null = null;
  #at = 0;
  #depth = 0;

  constructor(source: JoinedText) {
    this.#source = source;
    // The coach stands behind a semicolon and is not shown anywhere.
    this.#text = source.text
      .replace(/;.*$/s, '')
      .replace(/\s[–—](?=\s|$)/g, ' -')
      .replace(/\.\s*$/, '');
  }

  read(): ReadLineUp {
    while (this.#at < this.#text.length) {
      if (this.#skip(/[\s,]+/y)) continue;
      if (this.#skip(/-(?=\s|$)/y)) this.#rows.push([]);
      else if (/[)\]]/.test(this.#text.charAt(this.#at))) this.#fault('a bracket is closed that was not opened', 1);
      else this.#player();
    }
    const rows = this.#rows.filter((row) => row.length > 0);
    return { rows, captain: this.#captain, events: this.#events, problems: this.#problems };
  }

  #player(): void {
    const name = this.#name();
    if (!name) return this.#fault('a player without a name', 1);
    this.#rows.at(-1)?.push(name);
    this.#marks(name);
  }

  /** A name goes on to a comma, a bracket or a dash between spaces; 'OKON-ENGSTLER' is one. */
  #name(): string {
    const match = this.#match(/(?:(?!\s-(?:\s|$))[^,[\]()])*/y) ?? '';
    return match.replace(/\s+/g, ' ').trim();
  }

  #marks(player: string): void {
    for (;;) {
      this.#skip(/\s+/y);
      if (this.#skip(/\[/y)) this.#squareBracket(player);
      else if (this.#skip(/\(/y)) this.#substitution(player);
      else return;
    }
  }

  #squareBracket(player: string): void {
    const from = this.#at;
    const content = this.#match(/[^\]()[]*/y) ?? '';
    if (!this.#skip(/\]/y)) this.#fault('a square bracket is not closed');
    for (const mark of content.split(',').map((part) => part.trim())) this.#mark(mark, player, from);
  }

  #mark(mark: string, player: string, from: number): void {
    if (/^c(apt)?\.?$/i.test(mark)) {
      this.#captain ??= player;
      return;
    }
    if (/^gk$/i.test(mark)) return;
    const card = /^(Y\/R|YR|Y|R)(?:\s*(\d{1,3})(?:\s*\+\s*(\d{1,2}))?\s*['’]?)?$/i.exec(mark);
    const at = { minute: Number(card?.[2]), added: Number(card?.[3] ?? 0) };
    if (!card?.[1]) this.#faultAt(from, `mark not understood: [${mark}]`);
    else if (card[2] === undefined) this.#faultAt(from, `a card without a minute: ${player} [${mark}]`);
    else if (!isPlausibleMinute(at)) this.#faultAt(from, `no such minute: [${mark}]`);
    else this.#events.push({ code: cardCode(card[1]), player, at });
  }

  /** `(113' Ibrahima KONATE [Y 117'])`, `(Ibrahima KONATE 113')`. */
  #substitution(playerOut: string): void {
    if (this.#depth >= DEEPEST) return this.#fault('brackets within brackets', 0);
    this.#depth += 1;
    this.#changed(playerOut);
    this.#depth -= 1;
  }

  #changed(playerOut: string): void {
    const from = this.#at;
    const written = this.#name();
    if (/^c$/i.test(written) && this.#skip(/\)/y)) {
      this.#captain ??= playerOut;
      return;
    }
    const match =
      /^(?<minute>\d{1,3})(?:\s*\+\s*(?<added>\d{1,2}))?\s*['’]?\s+(?<name>\D.*)$/.exec(written) ??
      /^(?<name>.*\D)\s+(?<minute>\d{1,3})(?:\s*\+\s*(?<added>\d{1,2}))?\s*['’]?$/.exec(written);
    const player = match?.groups?.name?.trim() ?? written;
    const at = { minute: Number(match?.groups?.minute), added: Number(match?.groups?.added ?? 0) };
    if (!player) this.#faultAt(from, `a substitution without a player, for ${playerOut}`);
    else if (!match) this.#faultAt(from, `a substitution without a minute: ${player} for ${playerOut}`);
    else if (!isPlausibleMinute(at)) this.#faultAt(from, `no such minute: (${written})`);
    else this.#events.push({ code: EVENT_CODE.substitution, player, playerOut, at });
    this.#marks(player);
    // A comma here means that the bracket was forgotten; the players behind it are still in the line-up.
    if (!this.#skip(/\s*\)/y)) this.#faultAt(from, 'a round bracket is not closed');
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    if (!match) return null;
    this.#at += match[0].length;
    return match[0];
  }

  #skip(pattern: RegExp): boolean {
    return (this.#match(pattern)?.length ?? 0) > 0;
  }

  #fault(reason: string, characters = 0): void {
    this.#faultAt(this.#at, reason);
    this.#at += characters;
  }

  #faultAt(offset: number, reason: string): void {
    this.#problems.push(problemAt(this.#source.lineAt(offset), reason));
  }
}

function cardCode(mark: string): EventCode {
  if (/^Y\/?R$/i.test(mark)) return EVENT_CODE.secondYellow;
  return /^Y$/i.test(mark) ? EVENT_CODE.yellowCard : EVENT_CODE.redCard;
}
