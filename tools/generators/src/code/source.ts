import ts from 'typescript';

/** One change of a text: what stands between `from` and `to` becomes `text`. */
export interface Splice {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Changes that do not overlap, made at once; positions are those of the text before. */
export const spliced = (text: string, splices: readonly Splice[]): string =>
  [...splices].sort((a, b) => b.from - a.from).reduce((now, { from, to, text: piece }) => now.slice(0, from) + piece + now.slice(to), text);

export const parsed = (text: string): ts.SourceFile => ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** The expression without `as …`, `satisfies …` and parentheses. */
export function bare(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node) ? bare(node.expression) : node;
}

/** What a top-level `const name = …` is, bare. */
export function constNamed(file: ts.SourceFile, name: string): ts.Expression | undefined {
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const found = statement.declarationList.declarations.find((declaration) => ts.isIdentifier(declaration.name) && declaration.name.text === name);
    if (found?.initializer) return bare(found.initializer);
  }
  return undefined;
}

/** The key of a property as it reads: `path`, `'/bang-tin'`. */
export const keyOf = (property: ts.ObjectLiteralElementLike): string | undefined =>
  property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name)) ? property.name.text : undefined;

export const propertyNamed = (object: ts.ObjectLiteralExpression, key: string): ts.ObjectLiteralElementLike | undefined =>
  object.properties.find((property) => keyOf(property) === key);

/** The value of `key: value`, bare. */
export function valueOf(object: ts.ObjectLiteralExpression, key: string): ts.Expression | undefined {
  const property = propertyNamed(object, key);
  return property && ts.isPropertyAssignment(property) ? bare(property.initializer) : undefined;
}

/** A text in single quotes. */
export const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'`;
