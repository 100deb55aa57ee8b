import path from 'node:path';
import { generateFiles, logger, readJson, type GeneratorCallback, type Tree } from '@nx/devkit';
import { quoted } from '../code/source.ts';
import { formatsWhatChanged } from '../formatted.ts';
import { camel, folderName, titleText } from '../names.ts';
import { freePrefix, rowText, withEntry } from './tables.ts';
import { cardTexts } from './words.ts';

/** As they come from the command line. */
export interface RemoteOptions {
  name: string;
  prefix: string;
  title: string;
  titleEn?: string;
  titleZh?: string;
  layout?: string;
}

const TABLE = 'libs/contracts/src/routes.ts';
const NAMES = 'libs/contracts/src/slots.ts';
const STARTED = 'tools/start/releases.ts';
const SMOKE = 'apps/e2e/src/pages.ts';
/** Whose versions a new remote takes: those of the page, which are shared. */
const MODEL = 'apps/shell/package.json';
const SHARED = ['@tanstack/react-query', 'i18next', 'mobx', 'mobx-react-lite', 'react', 'react-dom', 'react-i18next', 'react-router-dom', 'zod'];

/** `nx g @portal/generators:remote`. The app, and its name wherever the remotes are listed. */
export default async function remote(
  tree: Tree,
  { name: asked, prefix: at, title, titleEn, titleZh, layout = 'secondary' }: RemoteOptions,
): Promise<GeneratorCallback> {
  const name = folderName('name', asked);
  if (tree.exists(`apps/${name}`)) throw new Error(`apps/${name} is there already: nothing was written`);
  const prefix = freePrefix(at, read(tree, TABLE));
  const titles = { vi: titleText('title', title), en: titleText('titleEn', titleEn ?? title), zh: titleText('titleZh', titleZh ?? title) };
  const page = camel(prefix.slice(1));
  const texts = { vi: cardTexts('vi', page, titles.vi), en: cardTexts('en', page, titles.en), zh: cardTexts('zh', page, titles.zh) };
  edit(tree, TABLE, (source) => withEntry(source, 'TABLE', rowText(prefix, name, layout), TABLE));
  edit(tree, NAMES, (source) => withEntry(source, 'remoteNames', quoted(name), NAMES));
  edit(tree, STARTED, (source) => withEntry(source, 'REMOTES', quoted(name), STARTED));
  edit(tree, SMOKE, (source) => withEntry(source, 'PAGES', `[${quoted(name)}, ${quoted(prefix)}]`, SMOKE));
  generateFiles(tree, path.join(import.meta.dirname, 'files'), `apps/${name}`, {
    name,
    prefix,
    page,
    titleEn: titles.en,
    quotedTitle: quoted(titles.vi),
    texts,
    dependencies: dependenciesOf(tree),
  });
  logger.info(`apps/${name} is there. Run npm install, which links it; then npx nx build ${name}.`);
  logger.info(`Its row in README.md, docs/ARCHITECTURE.md and apps/shell/src/routing/table.spec.ts, and better words for its card, are yours to write.`);
  return formatsWhatChanged(tree);
}

function dependenciesOf(tree: Tree): string {
  const { dependencies = {} } = readJson<{ dependencies?: Record<string, string> }>(tree, MODEL);
  const own = Object.fromEntries(['@portal/platform', ...SHARED].map((name) => [name, name.startsWith('@portal/') ? '*' : dependencies[name]]));
  const missing = Object.keys(own).filter((name) => own[name] === undefined);
  if (missing.length > 0) throw new Error(`${MODEL} does not say the version of ${missing.join(', ')}`);
  return JSON.stringify(own, null, 2).replace(/\n/g, '\n  ');
}

function read(tree: Tree, file: string): string {
  const text = tree.read(file, 'utf8');
  if (text === null) throw new Error(`${file} is missing`);
  return text;
}

const edit = (tree: Tree, file: string, change: (source: string) => string): void => tree.write(file, change(read(tree, file)));
