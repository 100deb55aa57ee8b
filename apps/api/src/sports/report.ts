import type { MatchCounts } from './counts.ts';
import type { FileReading, SourceReading } from './read-source.ts';

/** What was read, line by line, for a person at a terminal. */
export function reportLines(reading: SourceReading): string[] {
  return [...reading.files.flatMap(fileLines), ...sumLines(reading)];
}

/** What was read of one file, and each thing that could not be. */
export function fileLines(file: FileReading): string[] {
  if (file.status === 'not-understood') return [`${file.path}: left out, ${file.reason}`];
  const said =
    file.status === 'read'
      ? countLine(file.counts)
      : `${Object.entries(file.counts)
          .map(([kind, count]) => `${count} ${kind}`)
          .join(', ')}; checked, nothing to store`;
  return [`${file.path}: ${said}`, ...file.problems.map((problem) => `${file.path}:${problem.where}: ${problem.reason}: ${problem.text}`)];
}

/** Of several files, what they make together. */
export const sumLines = ({ files, counts }: SourceReading): string[] => (files.length > 1 ? [`together: ${countLine(counts)}`] : []);

function countLine(counts: MatchCounts): string {
  const { matches, scored, halfTimeScores, goals, yellowCards, redCards, substitutions, teams, rounds, withoutTime } = counts;
  return (
    `${matches} matches of ${teams} teams in ${rounds} rounds, ${scored} with a score (${halfTimeScores} at half-time), ${goals} goals, ` +
    `${yellowCards} yellow and ${redCards} red cards, ${substitutions} substitutions, ${withoutTime} without a time of day`
  );
}
