import { createContext, Script } from 'node:vm';

// Patterns come with records, so from publishers. A regular expression made to run for ever must not stop the registry: the engine breaks it off.
const room = createContext(Object.create(null) as object);
const script = new Script('(() => { try { return new RegExp(pattern, "u"); } catch { return new RegExp(pattern); } })().test(value)');
const MILLISECONDS = 100;

/** Does the text fit the pattern? A pattern that cannot be read or does not end fits nothing. */
export function matches(pattern: string, value: string): boolean {
  try {
    Object.assign(room, { pattern, value });
    return script.runInContext(room, { timeout: MILLISECONDS }) === true;
  } catch {
    return false;
  }
}

/** Texts on which the spellings of one format differ in meaning: with and without seconds, fractions, offset, zone, version. */
const samples: Record<string, readonly string[]> = {
  'date-time': [
    '2026-02-28T20:45:00Z',
    '2026-02-28T20:45:00.1Z',
    '2026-02-28T20:45:00.123Z',
    '2026-02-28T20:45:00.123456Z',
    '2026-02-28T20:45Z',
    '2026-02-28T20:45:00',
    '2026-02-28T20:45',
    '2026-02-28T20:45:00+07:00',
    '2026-02-28T20:45+07:00',
    '2028-02-29T00:00:00Z',
  ],
  date: ['2026-02-28', '2028-02-29', '1999-12-31'],
  time: ['20:45', '20:45:00', '20:45:00.123', '20:45:00.123456'],
  uuid: ['1', '2', '3', '4', '5', '6', '7', '8']
    .map((version) => `0f8fad5b-d9cb-${version}69f-a165-70867728950e`)
    .concat('00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', '0F8FAD5B-D9CB-469F-A165-70867728950E'),
  email: ['fan@example.vn', 'first.last+tag@sub.example.com', "o'hara@example.com", 'người@ví-dụ.vn', '"quoted"@example.com', 'a@b'],
};
/** Formats that may come without a pattern. */
const bare: Record<string, RegExp> = { uri: /^[a-z][a-z0-9+.-]*:/i, date: /^\d{4}-\d\d-\d\d$/, 'date-time': /^\d{4}-\d\d-\d\dT/ };

/** Is the value of the format? What is not known here is left to the patterns beside it; without any the answer is no. */
export const isOfFormat = (format: string, value: string, patterns: readonly string[]): boolean =>
  Object.hasOwn(bare, format) ? bare[format]!.test(value) : patterns.length > 0;

/**
 * zod rewords the pattern of a format now and then. Two wordings of one format are the same to us when no sample tells them apart in the direction that
 * matters; else a new zod in the api would couple every remote on air. Formats without samples are compared by their wording.
 */
export function samplesFit(format: string, receiver: string, sender: readonly string[]): boolean {
  const sent = (Object.hasOwn(samples, format) ? samples[format]! : []).filter((sample) => sender.every((pattern) => matches(pattern, sample)));
  return sent.length > 0 && sent.every((sample) => matches(receiver, sample));
}
