import { constantsOf, importsOf, isNode, keyOf, nameOf, type Imported, type Node } from './ast.ts';

/** What an expression may be: texts that stand there, or a constant of another module (`key`: one entry of it, else all). */
export type Text = string | (Imported & { key?: string | undefined });

/** A module's constants and imports, for reading what its expressions may be. */
export interface Words {
  imports: ReadonlyMap<string, Imported>;
  constants: ReadonlyMap<string, Node>;
}
export const wordsOf = (program: Node): Words => ({ imports: importsOf(program), constants: constantsOf(program) });

/** Every text an expression can be; undefined where that shows only when it runs. */
export function textsOf(node: unknown, words: Words): Text[] | undefined {
  if (!isNode(node)) return undefined;
  switch (node.type) {
    case 'Literal':
      return typeof node['value'] === 'string' ? [node['value']] : undefined;
    case 'TemplateLiteral':
      return (node['expressions'] as unknown[]).length === 0 ? [(node['quasis'] as { value: { cooked: string } }[])[0]?.value.cooked ?? ''] : undefined;
    case 'ConditionalExpression':
      return together([textsOf(node['consequent'], words), textsOf(node['alternate'], words)]);
    case 'LogicalExpression':
      return together([textsOf(node['left'], words), textsOf(node['right'], words)]);
    case 'Identifier':
      return ofName(node['name'] as string, undefined, words);
    case 'MemberExpression':
      return ofMember(node, words);
    default:
      return undefined;
  }
}

/** Every text in a constant: itself, or the values of an object of texts. `key`: only that one. */
export function textsIn(value: Node, key: string | undefined, words: Words): Text[] | undefined {
  if (value.type === 'CallExpression' && isFreeze(value['callee'])) return textsIn((value['arguments'] as Node[])[0] ?? value, key, words);
  if (value.type !== 'ObjectExpression') return key === undefined ? textsOf(value, words) : undefined;
  const properties = value['properties'] as Node[];
  if (properties.some((property) => property.type !== 'Property' || keyOf(property) === undefined)) return undefined;
  const chosen = properties.filter((property) => key === undefined || keyOf(property) === key);
  return chosen.length > 0 ? together(chosen.map((property) => textsOf(property['value'], words))) : undefined;
}

function ofMember(node: Node, words: Words): Text[] | undefined {
  const object = nameOf(node['object']);
  const key = keyOf(node);
  // `table[which]` is any of the table; `thing.part` is that part.
  return object === undefined || (key === undefined && node['computed'] !== true) ? undefined : ofName(object, { key }, words);
}

function ofName(name: string, member: { key: string | undefined } | undefined, words: Words): Text[] | undefined {
  const imported = words.imports.get(name);
  if (imported) return imported.name === '*' ? undefined : [{ ...imported, ...(member?.key !== undefined && { key: member.key }) }];
  const constant = words.constants.get(name);
  if (!constant || (member === undefined && constant.type === 'ObjectExpression')) return undefined;
  return textsIn(constant, member?.key, words);
}

const isFreeze = (callee: unknown): boolean =>
  isNode(callee) && callee.type === 'MemberExpression' && nameOf(callee['object']) === 'Object' && keyOf(callee) === 'freeze';

function together(parts: (Text[] | undefined)[]): Text[] | undefined {
  return parts.some((part) => part === undefined) ? undefined : parts.flatMap((part) => part ?? []);
}
