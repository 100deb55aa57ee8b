import type { Side } from '@portal/domain';
import { MOST_PROBLEMS } from '../most-problems.ts';
import { readSeason, type Season } from '../season.ts';
import { kickOffIso, readOffset, zoneOfCity, zoneOfCompetition, type Zone } from '../time-zone.ts';
import { isDateLine, looksLikeDate, readDate, resolveDate } from './dates.ts';
import { sideNamed, type Draft } from './draft.ts';
import { NOWHERE, placeAfter, placeAfterBare, readBareHeading, readHeading, type Place } from './headings.ts';
import { depthOf, firstOf, propertyOf, readTime } from './line-parts.ts';
import { readMatchLine, readPlace, type MatchLine } from './match-line.ts';
import type { FootballTxtOptions } from './read.ts';
import { joinLines, problemAt, sourceLines, type JoinedText, type Problem, type SourceLine } from './source-text.ts';

/** Goes through a file line by line and gathers what belongs to each match. */
export function gather(text: string, options: FootballTxtOptions): { drafts: readonly Draft[]; problems: readonly Problem[] } {
  const reader = new Gatherer(options);
  for (const line of sourceLines(text)) reader.take(line);
  reader.end();
  return reader;
}

/** A list or line-up that may go on in the next line. */
interface OpenText {
  readonly lines: SourceLine[];
  readonly indent: number;
  readonly kind: 'bracket' | 'property';
  /** Characters of the first line that belong to its name. */
  readonly skip: number;
  readonly done: (text: JoinedText) => void;
  /** Brackets that are open so far. */
  depth: number;
}

/** Characters. No line of results is longer; lists and line-ups may be. */
const LONGEST_LINE = 500;

const keywords =
  /^(refs?|referees?|penalt(?:y|ies)(?: shoot-?out)?|goals?|yellows?(?: cards?)?|reds?(?: cards?)?|sent[- ]off|att(?:endance)?|coach(?:es)?|trainers?|managers?)$/i;

// One reader for one file: its fields are the headings and dates that hold for the lines below them, so it is a class
// and a little longer than the other parts.
class Gatherer {
  readonly drafts: Draft[] = [];
  readonly problems: Problem[] = [];
  readonly #options: FootballTxtOptions;
  #competition: string;
  #season: Season | null = null;
  #zone: Zone | null = null;
  #place: Place = NOWHERE;
  #date: string | null = null;
  /** Kept while the date is unknown, to find the year of the next one. */
  #lastDate: string | null = null;
  #time: { hours: number; minutes: number } | null = null;
  #statedZone: Zone | null = null;
  /** The line has a time of its own and no zone with it: that of a line above is not its own where its city is known. */
  #ownTime = false;
  /** Ground and attendance of a date line, for the one match below it. */
  #ground: Pick<MatchLine, 'venue' | 'city' | 'attendance'> | null = null;
  #current: Draft | null = null;
  #lastSide: Side | null = null;
  #open: OpenText | null = null;
  #zoneDoubted = false;

  constructor(options: FootballTxtOptions) {
    this.#options = options;
    this.#competition = options.competition ?? 'Unnamed competition';
    if (options.timeZone) this.#zone = { kind: 'named', name: options.timeZone };
  }

  take(line: SourceLine): void {
    if (line.spoilt) this.#say(problemAt(line, 'characters that are no text are left out'));
    if (line.original.startsWith('#')) this.#comment(line.original);
    if (line.text === '') return line.original === '' ? this.end() : undefined;
    if (this.#open && this.#goesOn(this.#open, line)) {
      this.#open.depth += depthOf(line.text);
      return void this.#open.lines.push(line);
    }
    this.end();
    if (line.text.length > LONGEST_LINE && !/^[([]/.test(line.text) && !propertyOf(line.text))
      return void this.#say(problemAt(line, 'longer than any line of results'));
    // A long one is a list: what reads dates and matches takes its time over much.
    const isLong = line.text.length > LONGEST_LINE;
    const known =
      this.#title(line) || this.#heading(line) || this.#definition(line) || this.#property(line) || (!isLong && this.#dated(line)) || this.#bracket(line);
    if (!known) this.#say(problemAt(line, 'not understood'));
  }

  #say(problem: Problem): void {
    // One more than is told, so that it can be told that there are.
    if (this.problems.length <= MOST_PROBLEMS) this.problems.push(problem);
  }

  /** Closes what is open; to be called after the last line too. */
  end(): void {
    const open = this.#open;
    this.#open = null;
    if (open) open.done(joinLines(open.lines, open.skip));
  }

  #goesOn(open: OpenText, line: SourceLine): boolean {
    const property = propertyOf(line.text);
    if (property && (keywords.test(property.name) || sideNamed(this.#current, property.name))) return false;
    if (open.kind === 'bracket') return open.depth > 0 && !isDateLine(line.text);
    return line.indent > open.indent && !/\sv\s/.test(line.text);
  }

  /** '# Date  Fri Aug/15 2025 - …' names the years, '(UTC+2)' beside the word "times" the zone. */
  #comment(whole: string): void {
    const text = whole.slice(0, LONGEST_LINE);
    if (/^#\s*dates?\b/i.test(text) && this.#season === null) {
      const years = [...text.matchAll(/\b(?:18|19|20)\d{2}\b/g)].map((match) => Number(match[0]));
      if (years.length > 0) this.#season = { label: String(years[0]), years: [...new Set(years)] };
    }
    if (/\btimes?\b.*\bUTC\s?[+-]\d/i.test(text)) this.#zone = readOffset(text);
  }

  #title(line: SourceLine): boolean {
    const title = /^=\s*([^=].*?)\s*=*$/.exec(line.text)?.[1];
    if (!title) return false;
    const read = readSeason(title);
    this.#season = read?.season ?? null;
    this.#competition = read?.rest || title;
    if (!this.#options.timeZone) this.#zone = zoneOfCompetition(title);
    this.#place = NOWHERE;
    this.#forgetDate();
    return true;
  }

  #heading(line: SourceLine): boolean {
    const marked = readHeading(line.text);
    const bare = marked ? null : readBareHeading(line.text);
    if (!marked && !bare) return false;
    this.#place = marked ? placeAfter(this.#place, marked.level, marked.words) : placeAfterBare(this.#place, bare ?? '');
    this.#current = null;
    if (marked) this.#dateOf(line, /\|(.*)$/.exec(marked.words)?.[1] ?? '');
    return true;
  }

  /**
   * `Group A | Germany Scotland …`, `Matchday 1 | Fri Jun/14 - …` describe what the matches say again. Where no heading
   * follows, as in `Matchday 3 | Fri Aug 15`, the description is the heading.
   */
  #definition(line: SourceLine): boolean {
    const [, words, said] = /^([^|]{2,40}?)\s+\|\s+(.*)$/.exec(line.text) ?? [];
    if (words === undefined || said === undefined) return false;
    const bare = readBareHeading(words);
    if (!bare) return true;
    this.#place = placeAfterBare(this.#place, bare);
    this.#current = null;
    this.#dateOf(line, said);
    return true;
  }

  /** A single day beside a heading holds for the matches below it; a span of days does not. */
  #dateOf(line: SourceLine, text: string): void {
    const written = readDate(text.replace(/^\[|\]$/g, '').trim());
    if (written && written.rest.trim() === '') this.#setDate(line, written.date);
  }

  #property(line: SourceLine): boolean {
    const property = propertyOf(line.text);
    if (!property) return false;
    const { name, skip } = property;
    const match = this.#current;
    const open = (done: (text: JoinedText) => void) => (this.#open = { lines: [line], indent: line.indent, kind: 'property', skip, done, depth: 0 });
    const side = sideNamed(match, name);
    if (!match || (!side && !keywords.test(name))) {
      this.#say(problemAt(line, match ? `neither a team of this match nor a known word: ${name}` : 'belongs to no match'));
      open(() => undefined);
    } else if (side) {
      this.#lastSide = side;
      open((text) => match.lineUps.push({ side, text }));
    } else this.#keyword(name, match, open);
    return true;
  }

  #keyword(name: string, match: Draft, open: (done: (text: JoinedText) => void) => void): void {
    // 'Yellow:' under a line-up is of that team alone; 'Yellow cards:' lists both.
    const cardSide = /cards/i.test(name) ? null : this.#lastSide;
    if (/^ref/i.test(name)) open(({ text }) => (match.referee = firstOf(text)));
    else if (/^penalt/i.test(name)) open((text) => (match.shootOut = text));
    else if (/^goal/i.test(name)) open((text) => match.goals.push(text));
    else if (/^yellow/i.test(name)) open((text) => match.cards.push({ kind: 'yellow', side: cardSide, text }));
    else if (/^(red|sent)/i.test(name)) open((text) => match.cards.push({ kind: 'red', side: cardSide, text }));
    else if (/^att/i.test(name)) open(({ text }) => (match.attendance = Number(text.replace(/\D/g, '')) || null));
    else open(() => undefined);
  }

  /** A list of goals in brackets below the match: `(A 9'; B 67')`, `[A 9'; B 67']`. */
  #bracket(line: SourceLine): boolean {
    if (!/^[([]/.test(line.text)) return false;
    const match = this.#current;
    const done = (text: JoinedText) => {
      if (!match) return void this.#say(problemAt(line, 'belongs to no match'));
      // The opening bracket is left out of the text, so a closed list has one more that closes.
      const closed = depthOf(text.text) < 0;
      if (!closed) this.#say(problemAt(line, 'a bracket is not closed'));
      match.goals.push({ text: closed ? text.text.replace(/[)\]]\s*$/, '') : text.text, lineAt: (offset) => text.lineAt(offset) });
    };
    this.#open = { lines: [line], indent: line.indent, kind: 'bracket', skip: 1, done, depth: depthOf(line.text) };
    return true;
  }

  /** A date line, a match line, or both on one line. */
  #dated(line: SourceLine): boolean {
    const inBrackets = /^\[([^\]]+)\]$/.exec(line.text)?.[1];
    if (inBrackets !== undefined && !readDate(inBrackets)) return false;
    let rest = (inBrackets ?? line.text).replace(/^\(\d{1,4}\)\s+/, '');
    const written = readDate(rest);
    if (written) rest = written.rest.trim();
    const time = /^,?\s*(\d{1,2})[:.](\d{2})(?!\d)\s*h?\s*/.exec(rest);
    if (time) rest = rest.slice(time[0].length);
    const zone = /^\(?UTC\s?(?:[+-]\s?\d{1,2}(?::?\d{2})?)?\)?(?=\s|$)\s*/i.exec(rest);
    if (zone) rest = rest.slice(zone[0].length);
    const match = readMatchLine(rest);
    const dateLine = written !== null && (rest === '' || rest.startsWith('@'));
    if (!match && !dateLine) return this.#badDate(line, written !== null || looksLikeDate(line.text));
    if (written) this.#setDate(line, written.date);
    if (time) this.#time = readTime(time);
    if (zone) this.#statedZone = readOffset(zone[0]);
    this.#ownTime = time !== null && zone === null;
    this.#current = null;
    if (match) this.#match(line, match);
    else this.#ground = readPlace(rest);
    return true;
  }

  /** A date that cannot be read must not leave the last one standing for the matches below it. */
  #badDate(line: SourceLine, isDate: boolean): boolean {
    const broken = isDate || /\d[:.]\d{2}\s|\s\d{1,2}-\d{1,2}(\s|$)|\sv\s/.test(line.text);
    if (!broken || /^[([](?!\d{1,4}\)\s)/.test(line.text)) return false;
    this.#current = null;
    if (isDate) this.#forgetDate();
    this.#say(problemAt(line, isDate ? 'a date that cannot be read' : 'a match that cannot be read'));
    return true;
  }

  #setDate(line: SourceLine, written: Parameters<typeof resolveDate>[0]): void {
    const resolved = resolveDate(written, this.#season, this.#lastDate);
    this.#forgetDate();
    if (!resolved) return void this.#say(problemAt(line, 'no such date'));
    if (resolved.doubt) this.#say(problemAt(line, resolved.doubt));
    this.#date = resolved.date;
    this.#lastDate = resolved.date;
    this.#knowYear(Number(resolved.date.slice(0, 4)));
  }

  /** A tournament may be played in another year than its title says; the days below a written year are of it. */
  #knowYear(year: number): void {
    if (this.#season && !this.#season.years.includes(year)) this.#season = { ...this.#season, years: [...this.#season.years, year] };
  }

  #forgetDate(): void {
    this.#date = null;
    this.#time = null;
    this.#statedZone = null;
    this.#ground = null;
    this.#current = null;
  }

  #match(line: SourceLine, read: MatchLine): void {
    if (this.#date === null) return void this.#say(problemAt(line, 'a match without a date above it'));
    if (read.leftOver) this.#say(problemAt(line, `not understood: ${read.leftOver}`));
    const ground = read.venue ? read : this.#ground;
    // A league announces its matches in one zone; a tournament without one in that of each ground.
    const ofGround = this.#zone ? null : zoneOfCity(ground?.city ?? null);
    const zone = (read.offset ? readOffset(read.offset) : null) ?? (this.#ownTime ? ofGround : null) ?? this.#statedZone ?? this.#zone ?? ofGround;
    if (!zone && this.#time && !this.#zoneDoubted) {
      this.#zoneDoubted = true;
      this.#say(problemAt(line, 'no time zone is known; times of this file are read as UTC'));
    }
    this.#ground = null;
    this.#lastSide = null;
    this.#current = {
      line,
      competition: this.#competition,
      season: this.#season?.label ?? this.#date.slice(0, 4),
      ...this.#place,
      date: this.#date,
      kickOff: this.#time ? kickOffIso(this.#date, this.#time, zone ?? { kind: 'offset', minutes: 0 }) : null,
      venue: ground?.venue ?? null,
      city: ground?.city ?? null,
      attendance: ground?.attendance ?? null,
      referee: null,
      home: read.home,
      away: read.away,
      score: read.score,
      note: read.note,
      goals: [],
      lineUps: [],
      cards: [],
      shootOut: null,
    };
    this.drafts.push(this.#current);
  }
}
