import ts from 'typescript';
import { appended } from '../code/lists.ts';
import { constNamed, parsed, propertyNamed, quoted, spliced } from '../code/source.ts';

/** Names a slot in the contract's table, without props, unless it is there. */
export function withSlotInContract(source: string, slot: string): string {
  const table = constNamed(parsed(source), 'slots');
  if (!table || !ts.isObjectLiteralExpression(table)) throw new Error("libs/contracts/src/slots.ts has no 'slots = { … }'");
  return propertyNamed(table, slot) ? source : spliced(source, [appended(table, `${quoted(slot)}: z.object({})`)]);
}

/** Offers a slot in `remote.tsx`. Throws when it is offered already. */
export function withSlotInRemote(source: string, slot: string, entry: string): string {
  const file = parsed(source);
  const slots = constNamed(file, 'slots');
  const item = `${quoted(slot)}: ${entry}`;
  if (slots && ts.isObjectLiteralExpression(slots)) {
    if (propertyNamed(slots, slot)) throw new Error(`the slot ${slot} is offered in remote.tsx already`);
    return spliced(source, [appended(slots, item)]);
  }
  const messages = file.statements.find(
    (statement) => ts.isVariableStatement(statement) && statement.declarationList.declarations.some(({ name }) => name.getText() === 'messages'),
  );
  const place = messages?.getStart() ?? source.length;
  return spliced(source, [{ from: place, to: place, text: `export const slots: Remote['slots'] = {\n  ${item},\n};\n\n` }]);
}
