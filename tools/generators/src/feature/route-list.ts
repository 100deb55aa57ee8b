import ts from 'typescript';
import { bare, constNamed, keyOf, parsed, propertyNamed, quoted, spliced, valueOf, type Splice } from '../code/source.ts';
import { appended } from '../code/lists.ts';

/** What is done to the routes of a remote. */
export interface Placed {
  readonly text: string;
  /** Key of the 'coming soon' card that stood there: `feed` of `soon('feed')`. */
  readonly card: string | undefined;
}

interface Place {
  /** Of the remote's own, such as `/bang-tin`. */
  readonly prefix: string;
  /** Below it: '' is the prefix itself, else `:slug`, `*`, `bong-da/:match`. */
  readonly below: string;
}

/** Which prefix of the remote an address lies under. Throws when there is none. */
export function placeOf(route: string, source: string): Place {
  const prefixes = routesIn(source).properties.map((property) => keyOf(property) ?? '');
  const prefix = prefixes.filter((one) => route === one || route.startsWith(`${one}/`)).sort((a, b) => b.length - a.length)[0];
  if (!prefix)
    throw new Error(
      `no prefix of this remote holds ${route}: it has ${prefixes.join(', ')}. A new prefix is a row of libs/contracts/src/routes.ts and a key of 'routes' in remote.tsx`,
    );
  return { prefix, below: route.slice(prefix.length).replace(/^\//, '') };
}

/** Puts an entry (`loader: …, lazy: …`) at a place of the route list, instead of the card or, if told so, the page that stands there. */
export function withRoute(source: string, place: Place, parts: string, { replace, route }: { replace: boolean; route: string }): Placed {
  const opened = withPlainList(source, place.prefix);
  const list = listOf(opened, place.prefix);
  const entry = place.below === '' ? `{ index: true, ${parts} }` : `{ path: ${quoted(place.below)}, ${parts} }`;
  const held = list.elements.find((element) => ts.isObjectLiteralExpression(element) && answers(element, place.below)) as
    | ts.ObjectLiteralExpression
    | undefined;
  if (!held) return { text: spliced(opened, [appended(list, entry)]), card: undefined };
  if (!isCard(held) && !replace)
    throw new Error(`${route} has a page already: ${held.getText().replace(/\s+/g, ' ').slice(0, 120)}. Say --replace to take its place`);
  return { text: spliced(opened, [{ from: held.getStart(), to: held.end, text: entry }]), card: cardOf(held) };
}

function routesIn(source: string): ts.ObjectLiteralExpression {
  const routes = constNamed(parsed(source), 'routes');
  if (!routes || !ts.isObjectLiteralExpression(routes)) throw new Error("remote.tsx has no 'export const routes = { … }'");
  return routes;
}

function listOf(source: string, prefix: string): ts.ArrayLiteralExpression {
  const list = valueOf(routesIn(source), prefix);
  if (!list || !ts.isArrayLiteralExpression(list)) throw new Error(`the routes of ${prefix} are no list: write them as [ … ] in remote.tsx first`);
  return list;
}

const answers = (entry: ts.ObjectLiteralExpression, below: string): boolean => {
  if (below === '') return propertyNamed(entry, 'index') !== undefined;
  const path = valueOf(entry, 'path');
  return path !== undefined && ts.isStringLiteral(path) && path.text === below;
};

/** `...soon('feed')`, `...sportSoon`, `...comingSoon({ … })`: a card spread into the entry. */
const spreads = (entry: ts.ObjectLiteralExpression): ts.Expression[] =>
  entry.properties.filter((property) => ts.isSpreadAssignment(property)).map(({ expression }) => expression);
const isCard = (entry: ts.ObjectLiteralExpression): boolean => !propertyNamed(entry, 'lazy') && spreads(entry).some((spread) => /soon/i.test(spread.getText()));

function cardOf(entry: ts.ObjectLiteralExpression): string | undefined {
  const call = spreads(entry).find((spread) => ts.isCallExpression(spread) && /soon/i.test(spread.expression.getText())) as ts.CallExpression | undefined;
  const given = call?.arguments[0];
  if (!given) return undefined;
  const page = ts.isObjectLiteralExpression(given) ? valueOf(given, 'page') : given;
  return page && ts.isStringLiteral(page) ? page.text : undefined;
}

/** Routes that come from a helper (`alone('account')`, `anyDepth`) are written out, so that one of them can differ. */
function withPlainList(source: string, prefix: string): string {
  const value = valueOf(routesIn(source), prefix);
  if (!value || ts.isArrayLiteralExpression(value)) return source;
  const list = writtenOut(value);
  return list === undefined ? source : spliced(source, [{ from: value.getStart(), to: value.end, text: list }]);
}

function writtenOut(value: ts.Expression): string | undefined {
  const file = value.getSourceFile();
  if (ts.isIdentifier(value)) return constNamed(file, value.text)?.getText();
  if (!ts.isCallExpression(value) || !ts.isIdentifier(value.expression)) return undefined;
  const helper = constNamed(file, value.expression.text);
  if (!helper || !ts.isArrowFunction(helper) || ts.isBlock(helper.body)) return undefined;
  const given = new Map(helper.parameters.map((parameter, place) => [parameter.name.getText(), value.arguments[place]?.getText() ?? 'undefined']));
  const body = bare(helper.body);
  const splices: Splice[] = [];
  const look = (node: ts.Node): void => {
    const text = ts.isIdentifier(node) ? given.get(node.text) : undefined;
    if (text !== undefined) splices.push(filledIn(node as ts.Identifier, text, body.getStart()));
    else node.forEachChild(look);
  };
  look(body);
  return spliced(body.getText(), splices);
}

/** `{ page }` becomes `{ page: 'account' }`, a bare `page` becomes `'account'`. */
function filledIn(node: ts.Identifier, text: string, start: number): Splice {
  const short = ts.isShorthandPropertyAssignment(node.parent);
  return { from: node.getStart() - start, to: node.end - start, text: short ? `${node.text}: ${text}` : text };
}
