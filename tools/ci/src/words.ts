import type { Decision } from './decide.ts';

const FRAME = '!'.repeat(72);
const named = (names: readonly string[]): string => (names.length === 0 ? 'nothing' : `${names.length} (${names.join(', ')})`);

/** What a run is going to do, for people. A full run is said loudly: nobody should wait for it without knowing why. */
export function wordsOf({ plan, base, files, remarks }: Decision): string[] {
  const head = plan.everything === null ? [`${files.length} files differ from ${base?.slice(0, 12)}`] : [FRAME, `EVERYTHING IS RUN: ${plan.everything}`, FRAME];
  const journeys = plan.journeys === 'all' ? 'all' : [...plan.journeys.owners, ...plan.journeys.files].join(', ') || 'none';
  return [
    ...head,
    ...remarks,
    ...(plan.smoke
      ? [
          `  lint:     ${named(plan.lint)}`,
          `  types:    ${named(plan.types)}`,
          `  unit:     ${named(plan.unit)}`,
          `  build:    ${named(plan.build)}`,
          `  journeys: ${journeys}${plan.journeys === 'all' ? '' : ', smoke'}`,
          `  to be published where the bytes differ: ${named(plan.publish)}`,
        ]
      : ['Nothing that could fail has changed: there is nothing to run.']),
  ];
}
