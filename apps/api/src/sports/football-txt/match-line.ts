import type { MatchNote, MatchScore } from '@portal/domain';
import { readScore } from './score.ts';

/** Two teams and what stands with them on one line, date and time already taken off. */
export interface MatchLine {
  readonly home: string;
  readonly away: string;
  readonly score: MatchScore | null;
  readonly note: MatchNote | null;
  readonly venue: string | null;
  readonly city: string | null;
  readonly attendance: number | null;
  readonly offset: string | null;
  readonly leftOver: string;
}

const scoreStart = /(?:^|\s)(?=\d{1,2}-\d{1,2}(?![\d-]))/;
const noteStart = /\s+(?=\[(?!c\])[a-z./ \d'’+-]+\]\s*$)/i;
/** A reason without brackets, as the last word of its line. */
const bareNote = /\s+(?=(?:w\/o|walkover|p-p|ppd|postp|abd|aband|awd|canc|susp|postponed|abandoned|awarded|cancelled|canceled|annulled|suspended)\.?\s*$)/i;

/** Reads `A v B 2-1 (1-0)`, `A 2-1 (1-0) B`, `A - B`, each with `@ venue, city` or not; null when it is no match. */
export function readMatchLine(text: string): MatchLine | null {
  const { place, rest } = splitPlace(dashes(text));
  const read = betweenV(rest) ?? aroundScore(rest) ?? betweenDash(rest);
  if (!read) return null;
  const home = teamName(read.home);
  const away = teamName(read.away);
  if (!isTeam(home) || !isTeam(away)) return null;
  const { score, note, leftOver } = readScore(read.score);
  return { home, away, score, note, ...readPlace(place), leftOver };
}

/** `Venue, City, Att: 80824 (UTC-3)` */
export function readPlace(text: string): Pick<MatchLine, 'venue' | 'city' | 'attendance' | 'offset'> {
  const attendance = /,?\s*Att(?:endance)?\.?:\s*([\d.,]+)/i.exec(text);
  const offset = /\(?\s*(UTC\s?(?:[+-]\s?\d{1,2}(?::?\d{2})?)?)\s*\)?/i.exec(text);
  const bare = [attendance?.[0], offset?.[0]].reduce((left: string, part) => (part ? left.replace(part, ' ') : left), text);
  const [venue, ...city] = bare
    .replace(/^\s*@/, '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return {
    venue: venue ?? null,
    city: city.length > 0 ? city.join(', ') : null,
    attendance: attendance?.[1] ? Number(attendance[1].replace(/[.,]/g, '')) : null,
    offset: offset?.[1] ?? null,
  };
}

function betweenV(text: string): { home: string; away: string; score: string } | null {
  const parts = text.split(/\s+vs?\.?\s+/);
  const [home, right] = parts;
  if (parts.length !== 2 || !home || !right) return null;
  const starts = [scoreStart, noteStart, bareNote].map((start) => start.exec(right)?.index).filter((at) => at !== undefined);
  // The score has a column of its own: what stands there and is none must not become part of a name.
  const column = /\s{2,}(?=\S)/.exec(right)?.index;
  const at = Math.min(...starts, column ?? right.length, right.length);
  return { home, away: right.slice(0, at), score: right.slice(at) };
}

function aroundScore(text: string): { home: string; away: string; score: string } | null {
  const block = String.raw`(?:\d{1,2}-\d{1,2}(?![\d-])|pens?\.|a\.?e\.?t\.?|[,;]|\([\d\s,;-]+\)|\s)+`;
  const match = new RegExp(`^(.+?)\\s+(?=\\d{1,2}-\\d{1,2}(?![\\d-]))(${block})\\s(\\S.*)$`, 'i').exec(text);
  if (!match?.[1] || !match[2] || !match[3]) return null;
  const tail = /\s*([[(][^[\]()]{1,60}[\])])\s*$/i.exec(match[3]);
  const away = tail && /aet|a\.e|pen|agg|award|abd|aband|canc|postp|annul|susp|w\/o/i.test(tail[1] ?? '') ? match[3].slice(0, tail.index) : match[3];
  return { home: match[1], away, score: `${match[2]} ${away === match[3] ? '' : (tail?.[1] ?? '')}` };
}

/** `A - B`, for a match that is still to come. Commas or brackets would make it part of a line-up. */
function betweenDash(text: string): { home: string; away: string; score: string } | null {
  const match = /^([^,;:()[\]]+?)\s+-\s+([^,;:()]+?)(\s+\[[a-z. /]+\])?$/i.exec(text);
  return match?.[1] && match[2] && !match[2].includes(' - ') ? { home: match[1], away: match[2], score: match[3] ?? '' } : null;
}

/** Takes `@ …` off, wherever it stands: at the end, or between the date and the teams with two spaces behind it. */
function splitPlace(text: string): { place: string; rest: string } {
  const leading = /^@\s*(.+?)\s{2,}(?=\S)/.exec(text);
  if (leading) return { place: leading[1] ?? '', rest: text.slice(leading[0].length) };
  const at = text.search(/(^|\s)@\s/);
  return at < 0 ? { place: '', rest: text } : { place: text.slice(at), rest: text.slice(0, at) };
}

/** 'Aston Villa FC (ENG)' is Aston Villa FC. */
function teamName(text: string): string {
  return text
    .replace(/\s*\([A-Z]{3}\)\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function isTeam(name: string): boolean {
  // Digits after a slash or a dot are a date or a time that could not be read.
  return name.length > 0 && name.length <= 60 && /\p{L}|\?/u.test(name) && !/[:;[\]@]|[/.]\d/.test(name);
}

/** Long dashes between numbers or words mean the same as a hyphen there. */
function dashes(text: string): string {
  return text.replace(/(?<=\d)[–—](?=\d)/g, '-').replace(/\s[–—]\s/g, ' - ');
}
