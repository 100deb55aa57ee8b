import ts from 'typescript';
import { withImport } from '../code/imports.ts';
import { removed } from '../code/lists.ts';
import { parsed, quoted, spliced, valueOf } from '../code/source.ts';
import { withoutUnused } from '../code/unused.ts';

/** Takes a page out of what the remote's spec promises to be 'coming soon'. When it was the last one, what stays of the promise is written out. */
export function withoutPromise(spec: string, title: string): string {
  const promise = promiseIn(spec);
  const pages = promise && listIn(promise.arguments[0], 'pages');
  if (!promise || !pages) return spec;
  const row = pages.elements.find((element) => ts.isArrayLiteralExpression(element) && isTitle(element, title));
  if (!row) return spec;
  return pages.elements.every((element) => ts.isArrayLiteralExpression(element) && isTitle(element, title))
    ? withoutAnyPromise(spec, promise)
    : withoutPromise(spliced(spec, [removed(pages, row)]), title);
}

/** Takes the addresses that a route answers from now on out of those that are said to be nobody's. */
export function withoutRefusal(spec: string, route: string): string {
  const refused = listIn(promiseIn(spec)?.arguments[0], 'refused') ?? refusedIn(spec);
  const now = refused?.elements.find((element) => ts.isStringLiteral(element) && answersTo(route).test(element.text));
  if (!refused || !now) return spec;
  // A list of nothing is no test: another address beside the prefix takes the last one's place.
  const change = refused.elements.length > 1 ? removed(refused, now) : { from: now.getStart(), to: now.end, text: quoted(`/${route.split('/')[1]}-khong-co`) };
  return withoutRefusal(spliced(spec, [change]), route);
}

/** `/bang-tin/:slug` answers `/bang-tin/1024`, `/ket-qua/*` any depth below. */
const answersTo = (route: string): RegExp => new RegExp(`^${route.replace(/:\w+/g, '[^/]+').replace(/\/\*$/, '(/.*)?')}$`);

/** The list of `it.each([ … ])('%s is nobody’s page')`. */
function refusedIn(spec: string): ts.ArrayLiteralExpression | undefined {
  for (const statement of parsed(spec).statements) {
    const call = ts.isExpressionStatement(statement) && ts.isCallExpression(statement.expression) ? statement.expression : undefined;
    const each = call && ts.isCallExpression(call.expression) ? call.expression : undefined;
    const list = each?.expression.getText() === 'it.each' && call?.arguments[0]?.getText().includes('nobody’s page') ? each.arguments[0] : undefined;
    if (list && ts.isArrayLiteralExpression(list)) return list;
  }
  return undefined;
}

const isTitle = (row: ts.ArrayLiteralExpression, title: string): boolean => {
  const cell = row.elements[1];
  return cell !== undefined && ts.isStringLiteral(cell) && cell.text === title;
};

function promiseIn(spec: string): ts.CallExpression | undefined {
  const statement = parsed(spec).statements.find(
    (one) => ts.isExpressionStatement(one) && ts.isCallExpression(one.expression) && one.expression.expression.getText() === 'expectComingSoon',
  );
  return statement && ts.isExpressionStatement(statement) ? (statement.expression as ts.CallExpression) : undefined;
}

function listIn(given: ts.Expression | undefined, key: string): ts.ArrayLiteralExpression | undefined {
  const list = given && ts.isObjectLiteralExpression(given) ? valueOf(given, key) : undefined;
  return list && ts.isArrayLiteralExpression(list) ? list : undefined;
}

function withoutAnyPromise(spec: string, promise: ts.CallExpression): string {
  const given = promise.arguments[0];
  const name = given && ts.isObjectLiteralExpression(given) ? valueOf(given, 'name')?.getText() : undefined;
  const refused = listIn(given, 'refused');
  const kept =
    refused && refused.elements.length > 0
      ? `it.each(${refused
          .getText()
          .replace(/\s*\n\s*/g, ' ')
          .replace(/,? \]$/, ']')
          .replace(/^\[ /, '[')})('%s is nobody’s page', async (path) => {\n  expect((await openPath(remote, ${name}, path)).status).toBe(404);\n});\n\n`
      : '';
  const statement = promise.parent;
  const rest = spliced(spec, [
    {
      from: statement.getStart(),
      to: statement.end,
      text: `${kept}it('lacks no text in any language', async () => {\n  expect(await missingTexts(remote)).toEqual([]);\n});\n\nit('has no page that asks for a text which it does not bring', () => {\n  expect(strayTexts(__dirname)).toEqual([]);\n});`,
    },
  ]);
  return withoutUnused(withImport(rest, { from: '@portal/testing', names: ['missingTexts', ...(kept ? ['openPath'] : []), 'strayTexts'] }));
}
