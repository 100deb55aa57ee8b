import type { MatchCounts } from './counts.ts';
import type { SourceReading } from './read-source.ts';

/** What was read, line by line, for a person at a terminal. */
export function reportLines(reading: SourceReading): string[] {
  const lines = reading.files.flatMap((file) => {
    if (file.status === 'not-understood') return [`${file.path}: left out, ${file.reason}`];
    const said =
      file.status === 'read'
        ? countLine(file.counts)
        : `${Object.entries(file.counts)
            .map(([kind, count]) => `${count} ${kind}`)
            .join(', ')}; checked, nothing to store`;
    return [`${file.path}: ${said}`, ...file.problems.map((problem) => `${file.path}:${problem.where}: ${problem.reason}: ${problem.text}`)];
  });
  return reading.files.length > 1 ? [...lines, `together: ${countLine(reading.counts)}`] : lines;
}

function countLine(counts: MatchCounts): string {
  const { matches, scored, halfTimeScores, goals, yellowCards, redCards, substitutions, teams, rounds, withoutTime } = counts;
  return (
    `${matches} matches of ${teams} teams in ${rounds} rounds, ${scored} with a score (${halfTimeScores} at half-time), ${goals} goals, ` +
    `${yellowCards} yellow and ${redCards} red cards, ${substitutions} substitutions, ${withoutTime} without a time of day`
  );
}
