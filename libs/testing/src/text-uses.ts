import ts from 'typescript';

/** What sources ask for: exact keys, and patterns of those that are put together. */
export interface Usage {
  readonly literals: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
}
/** A key that is surely asked for, in a call of `t`, with where. */
export interface Asked {
  readonly key: string | RegExp;
  /** 'shell' of 'shell:title': texts of another. */
  readonly namespace: string | undefined;
  readonly where: string;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A template as a pattern of keys; undefined when nothing in it tells them from any other text. */
function patternOf(template: ts.TemplateExpression): RegExp | undefined {
  const parts = [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
  if (!/^[\w.-]*$/.test(parts.join('')) || !parts.some((part) => /\w/.test(part))) return undefined;
  return new RegExp(`^${parts.map(escaped).join('[\\w.-]+')}$`);
}

const isT = (callee: ts.Expression): boolean =>
  ts.isIdentifier(callee) ? callee.text === 't' : ts.isPropertyAccessExpression(callee) && callee.name.text === 't';

/** What a node imports, as it is written there; undefined: nothing, or types alone. */
export function importOf(node: ts.Node): string | undefined {
  const from =
    (ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly) || (ts.isExportDeclaration(node) && !node.isTypeOnly)
      ? node.moduleSpecifier
      : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
        ? node.arguments[0]
        : undefined;
  return from && ts.isStringLiteral(from) ? from.text : undefined;
}

export const treeOf = (file: string, source: string): ts.SourceFile =>
  ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);

/** Reads one source: everything in it that may be a key, what it surely asks for, and what it imports. */
export function read(file: string, source: string): { literals: string[]; patterns: RegExp[]; asked: Asked[]; imports: string[] } {
  const tree = treeOf(file, source);
  const literals: string[] = [];
  const patterns: RegExp[] = [];
  const asked: Asked[] = [];
  const imports: string[] = [];
  const visit = (node: ts.Node): void => {
    imports.push(...[importOf(node) ?? []].flat());
    if (ts.isStringLiteralLike(node) && !ts.isImportDeclaration(node.parent)) literals.push(node.text);
    // An object may be looked up with its names as the last part of a key.
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) literals.push(node.name.text);
    if (ts.isTemplateExpression(node)) {
      const pattern = patternOf(node);
      if (pattern) patterns.push(pattern);
    }
    if (ts.isCallExpression(node) && isT(node.expression)) {
      for (const key of keysOf(node.arguments[0])) asked.push({ ...key, where: `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}` });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { literals, patterns, asked, imports };
}

function keysOf(argument: ts.Expression | undefined): Omit<Asked, 'where'>[] {
  if (!argument) return [];
  if (ts.isStringLiteralLike(argument)) {
    const [, namespace, key = ''] = /^(?:([\w-]+):)?(.*)$/.exec(argument.text) ?? [];
    return [{ key, namespace }];
  }
  if (ts.isConditionalExpression(argument)) return [...keysOf(argument.whenTrue), ...keysOf(argument.whenFalse)];
  const pattern = ts.isTemplateExpression(argument) ? patternOf(argument) : undefined;
  return pattern ? [{ key: pattern, namespace: undefined }] : [];
}

export const isUsed = (key: string, { literals, patterns }: Usage): boolean => literals.has(key) || patterns.some((pattern) => pattern.test(key));
