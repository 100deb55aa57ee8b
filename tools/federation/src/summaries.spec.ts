import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withoutSummaries } from './summaries.ts';

const contracts = path.join(import.meta.dirname, '../../../libs/contracts/src');

it('leaves a call as it was, but for what it says of itself', () => {
  const call = `room: endpoint({
    path: '/room',
    summary:
      'It’s a room: \\'first\\', "then", \`all\`',
    query: () => z.object({ summary: z.string() }),
  }),
  other: endpoint({ summary: "Another", data }),`;
  expect(withoutSummaries(call)).toBe(`room: endpoint({
    path: '/room',
    summary:
      '',
    query: () => z.object({ summary: z.string() }),
  }),
  other: endpoint({ summary: '', data }),`);
});

it('leaves out every summary of the contract', () => {
  const files = readdirSync(contracts, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('calls.ts'));
  const calls = files.map((name) => readFileSync(path.join(contracts, name), 'utf8')).join('\n');
  const told = calls.match(/\bsummary:/g)?.length ?? 0;
  expect(told).toBeGreaterThan(100);
  expect(withoutSummaries(calls).match(/\bsummary:\s*''/g)).toHaveLength(told);
});
