import { releaseRecord, type ReleaseRecord } from '../release.ts';

/** The text of `record.json`: the same record is the same bytes, whoever writes it in whatever order. Throws on what is no record. */
export const recordText = (record: ReleaseRecord): string => JSON.stringify(sorted(releaseRecord.parse(record)));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  );
}
