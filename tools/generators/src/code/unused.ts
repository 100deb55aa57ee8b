import ts from 'typescript';
import { parsed, spliced, type Splice } from './source.ts';

/** Takes out the imports and private constants that nothing in the module names any more, until none is left. */
export function withoutUnused(text: string): string {
  const file = parsed(text);
  const splices = file.statements.flatMap((statement) => (ts.isImportDeclaration(statement) ? ofImport(statement, file) : ofConst(statement, file)));
  return splices.length > 0 ? withoutUnused(spliced(text, splices)) : text;
}

function ofImport(statement: ts.ImportDeclaration, file: ts.SourceFile): Splice[] {
  const bindings = statement.importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return [];
  const used = bindings.elements.filter(({ name }) => mentions(file, name) > 0);
  if (used.length === bindings.elements.length) return [];
  if (used.length === 0) return [whole(statement)];
  const onlyTypes = used.every(({ isTypeOnly }) => isTypeOnly);
  const names = used.map((one) => (onlyTypes ? one.getText().replace(/^type /, '') : one.getText())).join(', ');
  return [{ from: bindings.getStart(), to: bindings.end, text: `${onlyTypes ? 'type ' : ''}{ ${names} }` }];
}

function ofConst(statement: ts.Statement, file: ts.SourceFile): Splice[] {
  if (!ts.isVariableStatement(statement) || statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  const { declarations } = statement.declarationList;
  return declarations.every(({ name }) => ts.isIdentifier(name) && mentions(file, name) === 0) ? [whole(statement)] : [];
}

/** The statement with its comment and its line break. */
const whole = (statement: ts.Statement): Splice => ({ from: statement.getFullStart(), to: statement.end, text: '' });

/** How often a name stands in the file besides its declaration. */
function mentions(file: ts.SourceFile, declared: ts.Identifier): number {
  let count = 0;
  const look = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node !== declared && node.text === declared.text && !isKey(node)) count += 1;
    node.forEachChild(look);
  };
  look(file);
  return count;
}

/** `page` in `{ page: 1 }` and in `props.page` names no variable. */
const isKey = (node: ts.Identifier): boolean =>
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node) || (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node);
