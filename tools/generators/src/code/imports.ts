import ts from 'typescript';
import { parsed, spliced } from './source.ts';

interface Wanted {
  readonly from: string;
  readonly names: readonly string[];
  readonly type?: boolean;
}

const importsOf = (file: ts.SourceFile): ts.ImportDeclaration[] => file.statements.filter((statement) => ts.isImportDeclaration(statement));
const specifier = (one: ts.ImportDeclaration): string => (ts.isStringLiteral(one.moduleSpecifier) ? one.moduleSpecifier.text : '');
const isType = (one: ts.ImportDeclaration): boolean => one.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
const named = (one: ts.ImportDeclaration): ts.NamedImports | undefined =>
  one.importClause?.namedBindings && ts.isNamedImports(one.importClause.namedBindings) ? one.importClause.namedBindings : undefined;
/** Packages first, then our own files, each by name: the order that the files of this house keep. */
const rank = (from: string): string => (from.startsWith('.') ? `2 ${from}` : from.startsWith('@portal/') ? `1 ${from}` : `0 ${from}`);

/** Imports names into a module: into the import of the same module if there is one, else as a line of its own in its place. */
export function withImport(text: string, { from, names, type = false }: Wanted): string {
  const file = parsed(text);
  const all = importsOf(file);
  const had = new Set(all.filter((one) => specifier(one) === from).flatMap((one) => named(one)?.elements.map(({ name }) => name.text) ?? []));
  const missing = names.filter((name) => !had.has(name));
  if (missing.length === 0) return text;
  const same = all.find((one) => specifier(one) === from && isType(one) === type && named(one));
  const elements = same && named(same)?.elements;
  if (elements && elements.length > 0) return spliced(text, [{ from: elements.end, to: elements.end, text: `, ${missing.join(', ')}` }]);
  const line = `import ${type ? 'type ' : ''}{ ${missing.join(', ')} } from '${from}';\n`;
  const after = all.findLast((one) => rank(specifier(one)) <= rank(from));
  const place = after ? after.end + 1 : (all[0]?.getStart() ?? 0);
  return spliced(text, [{ from: place, to: place, text: all.length === 0 ? `${line}\n` : line }]);
}
