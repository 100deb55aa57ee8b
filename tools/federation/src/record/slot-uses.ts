import { isNode, keyOf, nameOf, walk, type Node } from './ast.ts';
import { textsOf, wordsOf, type Text, type Words } from './texts.ts';

/** What a module says of slots, before constants of other modules are looked up. */
export interface SlotNotes {
  /** Names in `<Slot name="…">`: each must be a slot. */
  names: Text[];
  /** Names in `context.slot('…')`: those that are slots. Other things may have a method of that name. */
  asked: Text[];
  problems: string[];
  words: Words;
}

const PLATFORM = '@portal/platform';
/** Functions of the platform that give the context. */
const CONTEXT = new Set(['useApp', 'app']);

/** Finds every slot that a parsed module shows or asks for. Comments and other texts are none. */
export function slotUses(program: Node): SlotNotes {
  const words = wordsOf(program);
  const notes: SlotNotes = { names: [], asked: [], problems: [], words };
  const fromPlatform = (node: unknown) => {
    const name = nameOf(node);
    const imported = name === undefined ? undefined : words.imports.get(name);
    return imported?.source === PLATFORM ? imported.name : undefined;
  };
  const drawn = new Set<unknown>();
  walk(program, (node) => {
    if (node.type === 'CallExpression') readCall(node, fromPlatform, notes, drawn);
    else if (node.type === 'VariableDeclarator') readDestructuring(node, fromPlatform, notes);
    else if (node.type === 'MemberExpression' || node.type === 'Property') {
      // The name of a member is no reference.
      if (node['computed'] !== true && node['shorthand'] !== true) drawn.add(node[node.type === 'Property' ? 'key' : 'property']);
    } else if (node.type === 'ImportSpecifier') for (const part of [node['local'], node['imported']]) drawn.add(part);
    else if (node.type === 'ExportSpecifier' && nameOf(node['local']) !== nameOf(node['exported'])) drawn.add(node['exported']);
  });
  let loose = false;
  walk(program, (node) => {
    if (fromPlatform(node) === 'Slot' && !drawn.has(node)) loose = true;
  });
  if (loose) notes.problems.push("uses 'Slot' as a value (passed on or renamed)");
  return notes;
}

type FromPlatform = (node: unknown) => string | undefined;

function readCall(node: Node, fromPlatform: FromPlatform, notes: SlotNotes, drawn: Set<unknown>): void {
  const [first, props] = node['arguments'] as unknown[];
  if (fromPlatform(first) === 'Slot') {
    drawn.add(first);
    const texts = textsOf(propertyOf(props, 'name'), notes.words);
    if (texts) notes.names.push(...texts);
    else notes.problems.push('shows a <Slot> whose name is not written there');
  }
  const callee = node['callee'];
  if (!isNode(callee) || callee.type !== 'MemberExpression' || keyOf(callee) !== 'slot') return;
  const texts = textsOf(first, notes.words);
  if (texts) notes.asked.push(...texts);
  else notes.problems.push('asks for a slot (….slot(…)) whose name is not written there');
}

function readDestructuring({ id, init }: Node, fromPlatform: FromPlatform, notes: SlotNotes): void {
  if (!isNode(id) || id.type !== 'ObjectPattern' || !isNode(init) || init.type !== 'CallExpression' || !CONTEXT.has(fromPlatform(init['callee']) ?? '')) return;
  if ((id['properties'] as Node[]).some((property) => property.type === 'RestElement' || keyOf(property) === 'slot'))
    notes.problems.push("takes 'slot' out of the context");
}

function propertyOf(object: unknown, name: string): unknown {
  if (!isNode(object) || object.type !== 'ObjectExpression') return undefined;
  return (object['properties'] as Node[]).find((property) => property.type === 'Property' && keyOf(property) === name)?.['value'];
}
