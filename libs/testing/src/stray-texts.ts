import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { asked as keyOf, flat, type Json } from './text-keys.ts';
import { importOf, read, treeOf } from './text-uses.ts';

/** A file that a route or slot is made of, and the texts that it brings beside those of the whole remote. */
interface Opening {
  readonly file: string;
  readonly brought: readonly string[];
}
/**
 * Texts that a page or slot of a remote may come to ask for and does not bring, as `odds.page.tsx: tips.error (tips/match-tips.tsx)`: in states, too, that no test opens.
 * Read off the sources below `src`: what `remote.tsx` loads, whatever that imports, and every key and pattern of keys therein.
 */
export function strayTexts(src: string): string[] {
  const sources = textSources(src);
  const partOf = new Map([...sources].flatMap(([part, keys]) => keys.map((key): [string, string] => [key, part])));
  const reads = new Map<string, Uses>();
  const readOnce = (file: string) => reads.get(file) ?? reads.set(file, usesOf(file)).get(file)!;
  const stray = new Set<string>();
  for (const { file, brought } of openingsOf(src)) {
    const has = (key: string) => ['messages', ...brought].includes(partOf.get(key) ?? '');
    for (const made of closure(file, readOnce)) {
      const { keys, patterns } = readOnce(made);
      const lost = keys.filter((key) => partOf.has(key) && !has(key));
      for (const pattern of patterns) {
        const meant = [...partOf.keys()].filter((key) => pattern.test(key));
        if (meant.length > 0 && !meant.some(has)) lost.push(pattern.source);
      }
      for (const key of lost) stray.add(`${path.relative(src, file)}: ${key} (${path.relative(src, made)})`);
    }
  }
  return [...stray];
}

/** Keys by the name under which `locales/texts.ts` exports them. */
function textSources(src: string): Map<string, string[]> {
  const folder = path.join(src, 'locales');
  const found = readFileSync(path.join(folder, 'texts.ts'), 'utf8').matchAll(/export const (\w+)[^=]*= \{[^}]*?import\('\.\/((?:[\w-]+\.)?vi\.json)'\)/g);
  return new Map(
    [...found].map(([, name = '', file = '']) => [name, [...flat(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Json).keys()].map(keyOf)]),
  );
}

const isSource = (specifier: string) => specifier.startsWith('.') && /\.tsx?$/.test(specifier) && !specifier.includes('/locales/');

/** What a source may ask its own remote's texts for, and the files that it imports. */
interface Uses {
  readonly keys: readonly string[];
  readonly patterns: readonly RegExp[];
  readonly imports: readonly string[];
}
function usesOf(file: string): Uses {
  const { literals, patterns, asked, imports } = read(file, readFileSync(file, 'utf8'));
  const own = asked.filter(({ namespace }) => namespace === undefined).map(({ key }) => key);
  return {
    // Without a dot it may be any word; then only what `t` is called with is a key. So with what is put together.
    keys: [...literals.filter((text) => text.includes('.')), ...own.filter((key) => typeof key === 'string')],
    patterns: [...patterns.filter(({ source }) => /^\^[\w-]+\\\./.test(source)), ...own.filter((key) => key instanceof RegExp)],
    imports: imports.filter(isSource).map((from) => path.resolve(path.dirname(file), from)),
  };
}

function closure(first: string, readOnce: (file: string) => Uses): Set<string> {
  const seen = new Set<string>();
  const next = [first];
  for (let file = next.pop(); file; file = next.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    next.push(...readOnce(file).imports);
  }
  return seen;
}

/** Each file that an object of `remote.tsx` names, with the texts that this object, or the one around it, brings. */
function openingsOf(src: string): Opening[] {
  const remote = path.join(src, 'remote.tsx');
  const root = treeOf(remote, readFileSync(remote, 'utf8'));
  const files = new Map<string, string>();
  const objects = new Map<string, ts.ObjectLiteralExpression>();
  for (const statement of root.statements) {
    const from = importOf(statement);
    if (from && isSource(from) && ts.isImportDeclaration(statement)) {
      const names = statement.importClause?.namedBindings;
      if (names && ts.isNamedImports(names)) for (const { name } of names.elements) files.set(name.text, path.resolve(src, from));
    }
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations) {
        const value = initializer && (ts.isAsExpression(initializer) ? initializer.expression : initializer);
        if (ts.isIdentifier(name) && value && ts.isObjectLiteralExpression(value)) objects.set(name.text, value);
      }
  }
  const objectOf = (value: ts.Expression): ts.ObjectLiteralExpression | undefined =>
    ts.isObjectLiteralExpression(value) ? value : ts.isIdentifier(value) ? objects.get(value.text) : undefined;
  const textsOf = (object: ts.ObjectLiteralExpression | undefined): string[] =>
    object?.properties.flatMap((property) => {
      if (ts.isSpreadAssignment(property)) return textsOf(objectOf(property.expression));
      const name = property.name?.getText();
      if (ts.isShorthandPropertyAssignment(property)) return name === 'handle' ? textsOf(objects.get(name)) : [];
      if (!ts.isPropertyAssignment(property)) return [];
      return name === 'handle' ? textsOf(objectOf(property.initializer)) : name === 'texts' ? [property.initializer.getText()] : [];
    }) ?? [];

  const openings: Opening[] = [];
  const visit = (node: ts.Node, brought: readonly string[]): void => {
    const own = ts.isObjectLiteralExpression(node) ? [...brought, ...textsOf(node)] : brought;
    const from = importOf(node);
    const file = from && isSource(from) ? path.resolve(src, from) : ts.isIdentifier(node) ? files.get(node.text) : undefined;
    if (file) openings.push({ file, brought: own });
    // What is spread elsewhere opens there.
    ts.forEachChild(node, (child) => visit(child, own));
    if (ts.isSpreadAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
      const object = objects.get((ts.isSpreadAssignment(node) ? node.expression : node.name).getText());
      if (object) visit(object, own);
    }
  };
  for (const statement of root.statements) {
    if (ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) continue;
    // An object with a name opens where it is spread, with what is brought there.
    const named = ts.isVariableStatement(statement) && statement.declarationList.declarations.every(({ name }) => objects.has(name.getText()));
    if (named && !statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) continue;
    visit(statement, []);
  }
  return openings;
}
