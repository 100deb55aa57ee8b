import ts from 'typescript';
import { withImport } from '../code/imports.ts';
import { appended } from '../code/lists.ts';
import { parsed, spliced } from '../code/source.ts';
import { placeOf } from '../contract/call.ts';
import { pascal } from '../names.ts';

export interface Served {
  readonly noun: string;
  readonly name: string;
  readonly summary: string;
}

/** Serves a call in the routes of a module. Throws when the module is of another form. */
export function withServedCall(source: string, names: { routes: string; service: string }, { noun, name }: Served): string {
  const routes = functionNamed(source, names.routes);
  const service = routes?.parameters.find(({ type }) => type?.getText() === names.service)?.name.getText();
  if (!routes?.body || !service)
    throw new Error(
      `this module has no '${names.routes}(app, …: ${names.service})': its routes are of another form. Give the call a module of its own with --module, or add it by hand`,
    );
  const { from, table, call } = placeOf(noun, name);
  if (source.includes(`${call},`)) throw new Error(`${noun}.${name} is served by this module already: nothing was written`);
  const place = routes.body.end - 1;
  return withImport(spliced(source, [{ from: place, to: place, text: `  serve(app, ${call}, (call) => ${service}.${name}(call));\n` }]), {
    from,
    names: [table],
  });
}

/** Gives the service a method for the call that answers 501. */
export function withMethod(source: string, names: { service: string; module: string }, { noun, name, summary }: Served): string {
  const service = parsed(source).statements.find((statement) => ts.isClassDeclaration(statement) && statement.name?.text === names.service);
  if (!service || !ts.isClassDeclaration(service)) throw new Error(`${names.module}.service.ts has no class ${names.service}`);
  if (service.members.some((member) => member.name?.getText() === name)) throw new Error(`${names.service} has a '${name}' already: nothing was written`);
  const answer = answerType(name);
  const { from, table, call } = placeOf(noun, name);
  const last = service.members.at(-1)?.end ?? service.end - 1;
  const method = `\n\n  /** ${summary.replace(/\*\//g, '* /')}. */\n  async ${name}(_call: Call<typeof ${call}>): Promise<${answer}> {\n    throw refused.notBuilt();\n  }`;
  return [
    { from, names: [table], type: true },
    { from: '../../http/refusal.ts', names: ['refused'] },
    { from: '../../http/serve.ts', names: ['Call'], type: true },
    { from: `./${names.module}.presenter.ts`, names: [answer], type: true },
  ].reduce(withImport, spliced(source, [{ from: last, to: last, text: method }]));
}

/** Names what a call answers, where rows become it. */
export function withAnswer(source: string, { noun, name }: Served): string {
  const { from, table, call } = placeOf(noun, name);
  const text = `\n/** What \`${noun}.${name}\` answers. */\nexport type ${answerType(name)} = Output<typeof ${call}>;\n`;
  return [
    { from: '@portal/contracts', names: ['Output'], type: true },
    { from, names: [table], type: true },
  ].reduce(withImport, `${source.trimEnd()}\n${text}`);
}

const answerType = (name: string): string => `${pascal(name)}Answer`;

/** Puts cases into the generated spec of a module; undefined when the spec is of another form. */
export function withCases(source: string, cases: string): string | undefined {
  if (!source.includes('const asked = (who: keyof typeof token)')) return undefined;
  const end = source.lastIndexOf('});');
  return end < 0 ? undefined : `${source.slice(0, end)}\n${cases}${source.slice(end)}`;
}

/** Adds a new module to the list in `app.ts`. */
export function withModule(source: string, names: { camel: string; module: string }): string {
  const list = functionNamed(source, 'buildApp')
    ?.body?.statements.flatMap((statement) => (ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : []))
    .find(({ name }) => name.getText() === 'modules')?.initializer;
  if (!list || !ts.isArrayLiteralExpression(list)) throw new Error("apps/api/src/app.ts has no list 'modules' in buildApp");
  return withImport(spliced(source, [appended(list, `${names.camel}Module(base)`)]), {
    from: `./modules/${names.module}/index.ts`,
    names: [`${names.camel}Module`],
  });
}

function functionNamed(source: string, name: string): ts.FunctionDeclaration | undefined {
  return parsed(source).statements.find(
    (statement): statement is ts.FunctionDeclaration => ts.isFunctionDeclaration(statement) && statement.name?.text === name,
  );
}
