import { allCalls } from '@portal/contracts/all';
import { askCalls } from './testing/every-call.ts';

/** `npm run calls` */
const asked = await askCalls(allCalls);
const of = (state: (typeof asked)[number]['state']) => asked.filter((each) => each.state === state);
for (const { id } of of('missing')) console.log(`  missing: ${id}`);
for (const { id, faults } of asked) for (const fault of faults) console.log(`  broken: ${id}: ${fault}`);
const broken = asked.filter(({ faults }) => faults.length > 0).length;
console.log(`${asked.length} listed, ${of('built').length} built, ${of('missing').length} missing, ${broken} broken`);
process.exit(broken + of('missing').length > 0 ? 1 : 0);
