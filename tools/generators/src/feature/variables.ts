import type { Endpoint } from '@portal/contracts';
import { fields, placeOf, requiredFields } from '../contract/call.ts';
import { sampleAnswer, shapeOf } from '../contract/answer.ts';
import { literal } from '../contract/literal.ts';
import { sampleOf } from '../contract/sample.ts';
import { slotSample } from '../contract/slot.ts';
import { camel, pascal } from '../names.ts';
import { inputsOf, paramsOf } from './inputs.ts';
import type { Plan } from './options.ts';

/** What the templates are filled with. Pure: everything is known from the plan and the contract. */
export function variablesOf({ remote, name, route, endpoint, slot, model }: Plan, closedSaid: boolean) {
  const inputs = endpoint ? inputsOf(endpoint.id, requiredFields(endpoint), paramsOf(route ?? '')) : undefined;
  const params = inputs?.params ?? [];
  if (slot && params.length > 0)
    throw new Error(
      `a part has no address, and ${endpoint?.id} needs ${params.join(', ')}: generate the page without --slot, and the part from a call without such input`,
    );
  const shape = endpoint && shapeOf(endpoint);
  const sample = endpoint && sampleAnswer(endpoint);
  const varies = endpoint?.varies === 'caller';
  const props = slot ? slotSample(`${remote}/${slot}`) : {};
  const words = { list: shape?.kind === 'list', rowKey: shape?.kind === 'list' ? shape.key : undefined, rowText: shape?.text };
  return {
    ...words,
    remote,
    name,
    route,
    slot,
    model,
    params,
    closedSaid,
    camel: camel(name),
    pascal: pascal(name),
    slotPascal: slot ? `${pascal(slot)}Slot` : '',
    call: endpoint?.id,
    ...callPlace(endpoint),
    access: endpoint?.access,
    varies,
    viewerArgument: varies ? ', viewer' : '',
    loaderViewer: varies ? ', viewerOf(a.session.state)' : '',
    viewerName: varies ? ', viewer' : '',
    viewerType: varies ? '; viewer: Viewer' : '',
    viewerAttribute: varies ? ' viewer={viewer}' : '',
    input: inputs?.text ?? '{}',
    admitted: endpoint?.access === 'guest' ? "state.status === 'guest' || state.status === 'user'" : "state.status === 'user'",
    where: route ? `\`${route}\`` : `the part \`${remote}/${slot}\``,
    slotProps: literal(props),
    limit: 'limit' in props && endpoint ? limitBy(endpoint, words.list) : undefined,
    showsPart: words.list || words.rowText !== undefined,
    sample: sample ? literal(sample.value) : '',
    sampleText: sample?.text,
    sampleFull: sample?.full ?? true,
    visited: visitedAt(route ?? ''),
    typedParams: params.map((param) => `, ${param}: string`).join(''),
    queryArguments: [...(varies ? ['viewer'] : []), ...params].map((param) => `, ${param}`).join(''),
    loaderArguments: params.map((param) => `, params.${param} ?? ''`).join(''),
    defaultedParams: params.map((param) => `${param} = ''`).join(', '),
    paramNames: params.map((param) => `, ${param}`).join(''),
    paramTypes: params.map((param) => `; ${param}: string`).join(''),
    paramAttributes: params.map((param) => ` ${param}={${param}}`).join(''),
    keyAttribute: keyOf([...params, ...(varies ? ['viewer'] : [])]),
  };
}

/** Where the call is imported from, its table there, and how it is written. */
function callPlace(endpoint: Endpoint | undefined) {
  if (!endpoint) return { callFrom: '', callTable: '', callRef: '' };
  const [noun = '', name = ''] = endpoint.id.split('.');
  const { from, table, call } = placeOf(noun, name);
  return { callFrom: from, callTable: table, callRef: call };
}

/** A page is another one for other params, and for another person. */
const keyOf = (names: readonly string[]): string => {
  if (names.length === 0) return '';
  return `key={${names.length === 1 ? names[0] : `\`${names.map((name) => `\${${name}}`).join('/')}\``}} `;
};

/** An address that the route answers: `/bang-tin/1` for `/bang-tin/:slug`. */
const visitedAt = (route: string): string => route.replace(/:\w+\??/g, String(sampleOf({ type: 'string' }))).replace(/\*$/, 'a');

/** How a part keeps to its `limit`: the call asks for no more, or the list is cut. */
function limitBy(endpoint: Endpoint, list: boolean): 'asked' | 'cut' | undefined {
  if (fields(endpoint).some(({ name }) => name === 'pageSize')) return 'asked';
  return list ? 'cut' : undefined;
}
