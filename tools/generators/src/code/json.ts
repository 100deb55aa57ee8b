import ts from 'typescript';
import { appended, removed } from './lists.ts';
import { propertyNamed, spliced, valueOf } from './source.ts';

type Group = { readonly [key: string]: string | Group };
export type Texts = Group;

/** The object that a JSON text is; positions in it are those of the text, so that the rest of the file stays as it was written. */
function objectOf(text: string): ts.ObjectLiteralExpression {
  JSON.parse(text);
  const file = ts.createSourceFile('texts.json', text, ts.ScriptTarget.JSON, true, ts.ScriptKind.JSON);
  const statement = file.statements[0];
  if (!statement || !ts.isExpressionStatement(statement) || !ts.isObjectLiteralExpression(statement.expression))
    throw new Error('a file of texts is a JSON object');
  return statement.expression;
}

/** Adds the texts that are not there yet; those that are stay as they are. */
export function withTexts(text: string, texts: Texts): string {
  return Object.entries(texts).reduce((now, [key, value]) => {
    const object = objectOf(now);
    const held = valueOf(object, key);
    if (held === undefined) return spliced(now, [appended(object, `${JSON.stringify(key)}: ${indented(value)}`)]);
    if (typeof value === 'string' || !ts.isObjectLiteralExpression(held)) return now;
    return now.slice(0, held.getStart()) + withTexts(held.getText(), value) + now.slice(held.end);
  }, text);
}

/** Takes out the text or group at a path; a group that becomes empty goes as well. */
export function withoutText(text: string, path: readonly string[]): string {
  const [key, ...deeper] = path;
  const object = objectOf(text);
  const property = key === undefined ? undefined : propertyNamed(object, key);
  const held = key === undefined ? undefined : valueOf(object, key);
  if (!property || !held) return text;
  if (deeper.length === 0) return spliced(text, [removed(object, property)]);
  if (!ts.isObjectLiteralExpression(held)) return text;
  const rest = withoutText(held.getText(), deeper);
  return /^\{\s*\}$/.test(rest) ? spliced(text, [removed(object, property)]) : text.slice(0, held.getStart()) + rest + text.slice(held.end);
}

const indented = (value: string | Group): string => JSON.stringify(value, null, 2).replace(/\n/g, '\n  ');
