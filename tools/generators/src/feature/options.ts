import type { Endpoint } from '@portal/contracts';
import type { Tree } from '@nx/devkit';
import { callNamed, callNames } from '../contract/call.ts';
import { camel, folderName, titleText } from '../names.ts';

/** As they come from the command line. */
export interface FeatureOptions {
  remote: string;
  name: string;
  route?: string;
  call?: string;
  slot?: string;
  model?: boolean;
  replace?: boolean;
  title?: string;
  titleEn?: string;
  titleZh?: string;
}

/** Checked: whatever is wrong with them was thrown before anything is written. */
export interface Plan {
  readonly remote: string;
  readonly name: string;
  readonly folder: string;
  readonly source: string;
  readonly route: string | undefined;
  readonly endpoint: Endpoint | undefined;
  /** Who is let in by the call has to be known first: the page asks in the browser. */
  readonly member: boolean;
  readonly slot: string | undefined;
  readonly model: boolean;
  readonly replace: boolean;
  readonly titles: { readonly vi: string | undefined; readonly en: string | undefined; readonly zh: string | undefined };
}

const ROUTE = /^(\/(:?[A-Za-z0-9_-]+|\*(?=$)))+$/;

export function planOf(tree: Tree, given: FeatureOptions): Plan {
  const remote = folderName('remote', given.remote);
  const name = folderName('name', given.name);
  const source = `apps/${remote}/src`;
  if (!tree.exists(`${source}/remote.tsx`)) throw new Error(`there is no remote '${remote}': apps has ${remotesIn(tree).join(', ')}`);
  const folder = `${source}/features/${name}`;
  if (tree.exists(folder)) throw new Error(`${folder} is there already: nothing was written. Choose another --name, or delete the folder first`);
  const said = saidIn(tree, `${source}/locales`, camel(name));
  if (said) throw new Error(`${said} has texts of that name already: nothing was written. Choose another --name`);
  if (!given.route && !given.slot) throw new Error('say where it is seen: --route=/… for a page, --slot=… for a part of other pages, or both');
  if (given.route && !ROUTE.test(given.route))
    throw new Error(`--route=${given.route} is no address: it begins with / and has parts such as bang-tin or :slug; * may stand last`);
  if (given.slot && !given.call) throw new Error('a part for other pages needs --call=noun.name: it shows what a call answers');
  if (given.model && !given.route) throw new Error('--model belongs to a page: say --route as well');
  if (given.model && !given.call) throw new Error('--model needs --call=noun.name: the model owns its answer');
  const endpoint = given.call ? endpointOf(given.call) : undefined;
  const member = endpoint !== undefined && endpoint.access !== 'public';
  if (member && given.model)
    throw new Error(
      `--model is for what anyone may see: ${given.call} asks for a ${endpoint.access}. Generate without it, and give the page its model by hand`,
    );
  return {
    remote,
    name,
    folder,
    source,
    endpoint,
    member,
    route: given.route,
    slot: given.slot && folderName('slot', given.slot),
    model: given.model ?? false,
    replace: given.replace ?? false,
    titles: { vi: title('title', given.title), en: title('titleEn', given.titleEn), zh: title('titleZh', given.titleZh) },
  };
}

const title = (option: string, given: string | undefined): string | undefined => (given === undefined ? undefined : titleText(option, given));

/** The file whose texts have a group of this name. */
const saidIn = (tree: Tree, folder: string, group: string): string | undefined =>
  tree
    .children(folder)
    .filter((file) => /^(.+\.)?vi\.json$/.test(file))
    .map((file) => `${folder}/${file}`)
    .find((file) => group in (JSON.parse(tree.read(file, 'utf8') ?? '{}') as object));

const remotesIn = (tree: Tree): string[] => tree.children('apps').filter((app) => tree.exists(`apps/${app}/src/remote.tsx`));

function endpointOf(call: string): Endpoint {
  const [noun = '', name = '', ...more] = call.split('.');
  const found = more.length === 0 ? callNamed(noun, name) : undefined;
  if (!found) throw new Error(`the contract has no call ${call}. ${nearby(noun)}. A new one: npx nx g @portal/generators:endpoint`);
  if (found.method !== 'GET' && found.access !== 'public') throw new Error(`${call} writes (${found.method}): a page is rendered from a call that reads`);
  return found;
}

function nearby(noun: string): string {
  const names = callNames();
  const same = names.filter((one) => one.startsWith(`${noun}.`));
  return same.length > 0 ? `'${noun}' has ${same.join(', ')}` : `Its groups are ${[...new Set(names.map((one) => one.split('.')[0]))].join(', ')}`;
}
