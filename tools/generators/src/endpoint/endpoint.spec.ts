import { logger, type Tree } from '@nx/devkit';
import { allCalls } from '@portal/contracts/all';
import { newsfeedCalls } from '@portal/contracts/newsfeed';
import { contents, faultsIn, filesIn, json, portalTree, read } from '../testing/portal-tree.ts';
import endpoint from './generator.ts';
import { isGood, smallestInput, wrongInput } from './input.ts';

let tree: Tree;
let said: string[];
beforeEach(async () => {
  said = [];
  for (const level of ['info', 'warn'] as const)
    jest.spyOn(logger, level).mockImplementation((...words: unknown[]) => {
      said.push(words.join(' '));
    });
  tree = await portalTree();
});
afterEach(() => jest.restoreAllMocks());

const MODULE = 'apps/api/src/modules/trial';
const known = { noun: 'newsfeed', name: 'create', module: 'trial' };
const fresh = { noun: 'quizGame', name: 'play', method: 'POST', path: '/au/api/quiz/play', access: 'staff' };

describe('a call that the contract has', () => {
  it('gets a module with its parts, and the module its line in the app', async () => {
    await endpoint(tree, known);
    expect(filesIn(tree, MODULE)).toEqual([
      'index.ts',
      'trial.module.ts',
      'trial.policy.spec.ts',
      'trial.policy.ts',
      'trial.presenter.ts',
      'trial.repository.ts',
      'trial.routes.spec.ts',
      'trial.routes.ts',
      'trial.service.ts',
    ]);
    expect(read(tree, 'apps/api/src/app.ts')).toContain('\n    trialModule(base),\n  ];');
    expect(read(tree, 'apps/api/src/app.ts')).toContain("import { trialModule } from './modules/trial/index.ts';");
    expect(faultsIn(tree)).toEqual([]);
  });

  it('leaves the contract alone and answers 501: nothing is made up', async () => {
    const before = read(tree, 'libs/contracts/src/newsfeed/calls.ts');
    await endpoint(tree, known);
    expect(read(tree, 'libs/contracts/src/newsfeed/calls.ts')).toBe(before);
    expect(read(tree, `${MODULE}/trial.service.ts`)).toMatch(/async create\(_call: [^]*throw refused\.notBuilt\(\);/);
    expect(read(tree, `${MODULE}/trial.routes.ts`)).toContain('serve(app, newsfeedCalls.create, (call) => trial.create(call));');
  });

  it('has four cases, those that wait for the answer marked as later', async () => {
    await endpoint(tree, known);
    const spec = read(tree, `${MODULE}/trial.routes.spec.ts`);
    expect([...spec.matchAll(/ (it|later)\('([^']*)'/g)].map(([, when, name]) => `${when}: ${name}`)).toEqual([
      'later: answers what was asked',
      'it: names the field that is wrong',
      'it: lets nobody in but members',
      'later: can be read back',
    ]);
    expect(spec).toContain('describe.each(databaseKinds)');
    expect(spec).toContain('newsfeedCalls.list');
  });

  it('joins the calls of its module, in one spec with one database', async () => {
    await endpoint(tree, known);
    await endpoint(tree, { ...known, name: 'list' });
    await endpoint(tree, { ...known, name: 'remove', readBy: 'list' });
    expect(read(tree, `${MODULE}/trial.routes.ts`).match(/serve\(/g)).toHaveLength(3);
    expect(filesIn(tree, MODULE).filter((file) => file.endsWith('routes.spec.ts'))).toHaveLength(1);
    expect(read(tree, 'apps/api/src/app.ts').match(/trialModule\(base/g)).toHaveLength(1);
    expect(faultsIn(tree)).toEqual([]);
  });

  it('gets a spec of its own where the spec of the module is of another form', async () => {
    await endpoint(tree, known);
    tree.write(`${MODULE}/trial.routes.spec.ts`, "it('stands', () => {});\n");
    await endpoint(tree, { ...known, name: 'list' });
    expect(read(tree, `${MODULE}/trial.list.spec.ts`)).toContain("describe('newsfeed.list'");
    expect(read(tree, `${MODULE}/trial.routes.spec.ts`)).toBe("it('stands', () => {});\n");
  });
});

describe('a call that the contract has not', () => {
  it('is added to it as an extension, in a group of its own, and says what is left to write', async () => {
    await endpoint(tree, fresh);
    expect(read(tree, 'libs/contracts/src/quiz-game/calls.ts')).toContain(
      "play: endpoint({ id: 'quizGame.play', method: 'POST', path: '/au/api/quiz/play', access: 'staff', tag: 'quizGame', extension: true",
    );
    expect(read(tree, 'libs/contracts/src/all/nouns.ts')).toMatch(/\nexport \* as quizGame from '@portal\/contracts\/quiz-game';\n$/);
    expect(json<{ exports: Record<string, string> }>(tree, 'libs/contracts/package.json').exports['./quiz-game']).toBe('./src/quiz-game/index.ts');
    expect(json<{ name: string; tags: string[] }>(tree, 'libs/contracts/src/quiz-game/project.json')).toMatchObject({
      name: 'contracts-quiz-game',
      tags: ['type:lib', 'lib:contracts'],
    });
    expect(read(tree, 'apps/api/src/modules/quiz-game/quiz-game.routes.spec.ts')).toContain('lets nobody in but the staff');
    expect(said.join('\n')).toMatch(/no input that can be wrong[^]*--readBy/);
    expect(faultsIn(tree)).toEqual([]);
  });

  it('is added to the calls of its noun', async () => {
    await endpoint(tree, { ...fresh, noun: 'comment', name: 'pin', path: '/au/api/user/comment/pin' });
    expect(read(tree, 'libs/contracts/src/comment/calls.ts')).toMatch(/\n {2}pin: endpoint\(\{ id: 'comment\.pin'/);
    expect(faultsIn(tree)).toEqual([]);
  });
});

it.each<[string, Parameters<typeof endpoint>[1], RegExp]>([
  ['a new call without its address', { noun: 'newsfeed', name: 'pin' }, /has no newsfeed.pin.*--method, --path and --access/],
  ['another method than the contract has', { ...known, method: 'GET' }, /has newsfeed.create with method POST, not GET/],
  ['an unknown method', { ...fresh, method: 'PATCH' }, /--method=PATCH: one of GET/],
  ['an unknown door', { ...fresh, access: 'admin' }, /--access=admin: one of public/],
  ['a path outside of section 7', { ...fresh, path: '/api/quiz' }, /--path=\/api\/quiz/],
  ['a path with a quote', { ...fresh, path: "/au/api/x'y" }, /--path=/],
  ['a path that is taken', { ...fresh, path: newsfeedCalls.create.path }, /is newsfeed.create already/],
  ['a name that is none', { ...fresh, name: 'play-it' }, /--name=play-it is no name/],
  ['a module outside of modules', { ...known, module: '../x' }, /--module=.* is no name/],
  ['a reader that writes', { ...known, readBy: 'share' }, /--readBy=share/],
])('refuses %s and writes nothing', async (_, given, words) => {
  const before = contents(tree);
  await expect(endpoint(tree, given)).rejects.toThrow(words);
  expect(contents(tree)).toEqual(before);
});

it('serves no call twice: not in its module, not in another', async () => {
  await endpoint(tree, known);
  await expect(endpoint(tree, known)).rejects.toThrow(/is served by .*trial.routes.ts already/);
  await expect(endpoint(tree, { ...known, module: 'second' })).rejects.toThrow(/is served by/);
});

it('refuses a module whose routes are of another form, and says what to do', async () => {
  tree.write(`${MODULE}/index.ts`, '');
  tree.write(`${MODULE}/trial.policy.ts`, '');
  tree.write(`${MODULE}/trial.routes.ts`, 'export function trialRoutes(app: FastifyInstance, parts: Parts): void {}\n');
  await expect(endpoint(tree, known)).rejects.toThrow(/of another form.*--module/);
});

describe('the input of every call', () => {
  /** Whose rules say more than their types: the generator tells whoever runs it. */
  const unusual = [
    'comment.total',
    'comment.list',
    'comment.create',
    'event.create',
    'tips.create',
    'prediction.create',
    'resource.upload',
    'resource.uploaded',
    'resource.file',
    'highlight.film',
    'comic.picture',
    'movie.film',
  ];

  it.each(allCalls.filter(({ id }) => !unusual.includes(id)).map((call) => [call.id, call] as const))('%s: the smallest one is good', (_, call) => {
    expect(isGood(call, smallestInput(call))).toBe(true);
  });

  it.each(allCalls.map((call) => [call.id, call] as const))('%s: the wrong one is refused for that field, or there is none', (_, call) => {
    const good = smallestInput(call);
    const wrong = wrongInput(call, good);
    if (wrong) expect(isGood(call, { ...good, [wrong.field]: wrong.value })).toBe(false);
    else expect(Object.keys(good)).toEqual([]);
  });
});
