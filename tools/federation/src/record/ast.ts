/** A node of the parsed program (ESTree), as far as this house looks at it. */
export interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Calls back for every node, outermost first. */
export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) if (isNode(child)) walk(child, visit);
  }
}

export const nameOf = (node: unknown): string | undefined => (isNode(node) && node.type === 'Identifier' ? (node['name'] as string) : undefined);

/** Key of a property or member, where it is written down: `a.b`, `a['b']`, `{ b: … }`. */
export function keyOf(node: Node): string | undefined {
  const key = node[node.type === 'MemberExpression' ? 'property' : 'key'];
  if (!isNode(key)) return undefined;
  if (key.type === 'Literal' && typeof key['value'] === 'string') return key['value'];
  return node['computed'] === true ? undefined : nameOf(key);
}

export interface Imported {
  source: string;
  name: string;
}

/** What the module imports, by its local name. */
export function importsOf(program: Node): Map<string, Imported> {
  const imports = new Map<string, Imported>();
  for (const statement of program['body'] as Node[]) {
    if (statement.type !== 'ImportDeclaration') continue;
    const source = (statement['source'] as Node)['value'] as string;
    for (const specifier of statement['specifiers'] as Node[]) {
      const imported = specifier['imported'];
      const name =
        specifier.type === 'ImportSpecifier'
          ? (nameOf(imported) ?? String((imported as Node)['value']))
          : specifier.type === 'ImportDefaultSpecifier'
            ? 'default'
            : '*';
      imports.set(nameOf(specifier['local']) ?? '', { source, name });
    }
  }
  return imports;
}

/** Values of the module's own `const`s, by name. */
export function constantsOf(program: Node): Map<string, Node> {
  const constants = new Map<string, Node>();
  for (const statement of program['body'] as Node[]) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement;
    if (!isNode(declaration) || declaration.type !== 'VariableDeclaration' || declaration['kind'] !== 'const') continue;
    for (const { id, init } of declaration['declarations'] as { id: unknown; init: unknown }[]) {
      const name = nameOf(id);
      if (name !== undefined && isNode(init)) constants.set(name, init);
    }
  }
  return constants;
}
