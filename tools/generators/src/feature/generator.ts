import path from 'node:path';
import { generateFiles, logger, type GeneratorCallback, type Tree } from '@nx/devkit';
import { withImport } from '../code/imports.ts';
import { withTexts, withoutText } from '../code/json.ts';
import { withoutUnused } from '../code/unused.ts';
import { formatsWhatChanged } from '../formatted.ts';
import { camel, inWords, pascal } from '../names.ts';
import { withPackages } from '../packages.ts';
import { withoutPromise, withoutRefusal } from './coming-soon-spec.ts';
import { planOf, type FeatureOptions, type Plan } from './options.ts';
import { placeOf, withRoute } from './route-list.ts';
import { withSlotInContract, withSlotInRemote } from './slot-table.ts';
import { variablesOf } from './variables.ts';
import { withSource, withVietnamese } from './text-files.ts';
import { textsOf } from './words.ts';

const LANGUAGES = ['vi', 'en', 'zh'] as const;
const SLOTS = 'libs/contracts/src/slots.ts';

/** `nx g @portal/generators:feature`. Everything is checked first; a refusal leaves the tree as it was. */
export default async function feature(tree: Tree, given: FeatureOptions): Promise<GeneratorCallback> {
  const plan = planOf(tree, given);
  const ownError = tree.exists(`${plan.source}/features/page-error.tsx`);
  const variables = variablesOf(plan, !ownError || read(tree, `${plan.source}/features/page-error.tsx`).includes('error.closed'));
  const card = wire(tree, plan);
  writeTexts(tree, plan, card);
  for (const group of groupsOf(plan, variables.showsPart)) generateFiles(tree, path.join(import.meta.dirname, 'files', group), plan.folder, variables);
  if (plan.route && !plan.member && !ownError) generateFiles(tree, path.join(import.meta.dirname, 'files/page-error'), `${plan.source}/features`, variables);
  const added = withPackages(tree, `apps/${plan.remote}/package.json`, ['@portal/api-client', '@portal/contracts', '@portal/platform', '@portal/ui']);
  report(plan, { card, added, sampleFull: variables.sampleFull });
  return formatsWhatChanged(tree);
}

function groupsOf({ route, endpoint, member, model, slot }: Plan, showsPart: boolean): string[] {
  return [
    ...(endpoint ? ['query'] : []),
    ...(endpoint && showsPart ? ['part'] : []),
    ...(slot ? ['slot'] : []),
    ...(model ? ['model'] : []),
    ...(route ? ['view', member ? 'member' : 'page'] : []),
    ...(route && endpoint && !member ? ['loader'] : []),
  ];
}

/** Route and slot into `remote.tsx`, the slot into the contract. Resolves to the key of the card that made room. */
function wire(tree: Tree, plan: Plan): string | undefined {
  const file = `${plan.source}/remote.tsx`;
  const { text, card } = plan.route ? withPage(read(tree, file), plan, plan.route) : { text: read(tree, file), card: undefined };
  const withSlot = plan.slot ? withPart(text, plan, plan.slot) : text;
  if (plan.slot) tree.write(SLOTS, withSlotInContract(read(tree, SLOTS), `${plan.remote}/${plan.slot}`));
  tree.write(file, withoutUnused(withSlot));
  return card && !new RegExp(`['"]${card}['"]`).test(withSlot) ? card : undefined;
}

function withPage(source: string, { name, endpoint, member, replace }: Plan, route: string) {
  const loads = endpoint !== undefined && !member;
  const parts = `handle: { texts: ${camel(name)}Texts }, ${loads ? `loader: ${camel(name)}Loader, ` : ''}lazy: () => import('./features/${name}/${name}.page.tsx')${member ? '' : ', ErrorBoundary: PageError'}`;
  const { text, card } = withRoute(source, placeOf(route, source), parts, { replace, route });
  const speaking = withTextsImport(text, name);
  const loaded = loads ? withImport(speaking, { from: `./features/${name}/${name}.loader.ts`, names: [`${camel(name)}Loader`] }) : speaking;
  return { text: member ? loaded : withImport(loaded, { from: './features/page-error.tsx', names: ['PageError'] }), card };
}

/** A remote that offers nothing yet has no need of the type. */
function withRemoteType(source: string): string {
  const from = '@portal/platform';
  if (/\btype \{[^}]*\bRemote\b[^}]*\}|\btype Remote\b/.test(source)) return source;
  return /import type \{[^}]*\} from '@portal\/platform'/.test(source)
    ? withImport(source, { from, names: ['Remote'], type: true })
    : withImport(source, { from, names: ['type Remote'] });
}

const withTextsImport = (source: string, name: string): string => withImport(source, { from: './locales/texts.ts', names: [`${camel(name)}Texts`] });

function withPart(source: string, { remote, name }: Plan, slot: string): string {
  const component = `${pascal(slot)}Slot`;
  const offered = withSlotInRemote(source, `${remote}/${slot}`, `{ load: load${component}, texts: ${camel(name)}Texts, Component: ${component} }`);
  return withImport(withRemoteType(withTextsImport(offered, name)), { from: `./features/${name}/${slot}.slot.tsx`, names: [component, `load${component}`] });
}

/** A title that nobody gave is that of the card, else the Vietnamese one, else the name. */
function writeTexts(tree: Tree, plan: Plan, card: string | undefined): void {
  const { source, name, titles, member, route, slot, model } = plan;
  const pages = Object.fromEntries(LANGUAGES.map((language) => [language, card && titleOf(tree, `${source}/locales/${language}.json`, card)]));
  const vi = titles.vi ?? pages.vi ?? inWords(name);
  for (const language of LANGUAGES) {
    const file = `${source}/locales/${language}.json`;
    const texts = textsOf(language, {
      key: camel(name),
      title: titles[language] ?? pages[language] ?? vi,
      member,
      page: route !== undefined,
      slot: slot !== undefined,
      model,
    });
    const { [camel(name)]: own, ...shared } = texts;
    const rest = card ? withoutText(read(tree, file), ['comingSoon', 'pages', card]) : read(tree, file);
    tree.write(file, withTexts(withoutCards(rest), shared));
    tree.write(`${source}/locales/${name}.${language}.json`, `${JSON.stringify({ [camel(name)]: own }, null, 2)}\n`);
  }
  tree.write(`${source}/locales/texts.ts`, withSource(read(tree, `${source}/locales/texts.ts`), name));
  tree.write(`${source}/locales/vietnamese.ts`, withVietnamese(read(tree, `${source}/locales/vietnamese.ts`), name));
  const spec = `${source}/remote.spec.tsx`;
  if (route === undefined || !tree.exists(spec)) return;
  const answered = withoutRefusal(read(tree, spec), route);
  tree.write(spec, card && pages.vi ? withoutPromise(answered, pages.vi) : answered);
}

/** The words around the cards go with the last card. */
const withoutCards = (texts: string): string => {
  const { comingSoon } = JSON.parse(texts) as { comingSoon?: { pages?: object } };
  return comingSoon && !comingSoon.pages ? withoutText(texts, ['comingSoon']) : texts;
};

function titleOf(tree: Tree, file: string, card: string): string | undefined {
  const { comingSoon } = JSON.parse(read(tree, file)) as { comingSoon?: { pages?: Record<string, { title?: string } | undefined> } };
  return comingSoon?.pages?.[card]?.title;
}

function read(tree: Tree, file: string): string {
  const text = tree.read(file, 'utf8');
  if (text === null) throw new Error(`${file} is missing`);
  return text;
}

function report({ remote, folder, route }: Plan, { card, added, sampleFull }: { card: string | undefined; added: string[]; sampleFull: boolean }): void {
  logger.info(`${folder}: now write its view, its words in apps/${remote}/src/locales${route ? `, and its row in apps/${remote}/README.md` : ''}.`);
  if (route && !card) logger.info(`If a 'coming soon' card stood at ${route}, its words and its row in the remote's spec are yours to take out.`);
  if (added.length > 0) logger.info(`apps/${remote}/package.json has ${added.join(', ')} now: run npm install.`);
  if (!sampleFull) logger.warn('The contract wants more of the answer than its types say: complete the answers in the specs.');
}
