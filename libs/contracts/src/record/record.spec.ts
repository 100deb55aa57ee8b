import { allCalls, calls, links, releaseRecord, slots, type ReleaseRecord, type SlotName } from '../index.ts';
import { callNamed, examplePath, isLinkName, isSlotName, recordText, shapeOfCall, shapeOfSlot, type LinkName } from './index.ts';

const record = (more: Partial<ReleaseRecord> = {}): ReleaseRecord => ({
  format: 1,
  program: 'chat',
  shared: {},
  offers: { routes: [], slots: {}, calls: {} },
  uses: { calls: {}, slots: {}, links: {} },
  ...more,
});

describe('a call in a record', () => {
  it('has params, query and body in one flat object', () => {
    const { method, path, input } = shapeOfCall(calls.article.related);
    expect([method, path]).toEqual(['GET', '/other/api/article/list/{id}']);
    expect(Object.keys(input['properties'] as object).sort()).toEqual(['id', 'pageSize']);
  });

  it('is what goes over the wire: an id of a query is text, a default need not be sent', () => {
    const { input } = shapeOfCall(calls.schedule.featureMatch);
    expect(input).toMatchObject({ properties: { sportId: { type: 'string' }, pageSize: { default: 40 } } });
    expect(input['required']).toBeUndefined();
  });

  it('tells a client’s view of the answer: more fields than it reads are allowed', () => {
    expect(JSON.stringify(shapeOfCall(calls.schedule.liveRoom).output)).not.toContain('additionalProperties');
  });

  it.each(allCalls.map((call) => [call.id, call] as const))('%s fits into a record, and is found by its id', (id, call) => {
    expect(() => recordText(record({ uses: { calls: { [id]: shapeOfCall(call) }, slots: {}, links: {} } }))).not.toThrow();
    const [noun = '', name = ''] = id.split('.');
    expect(callNamed(noun, name)).toBe(call);
  });

  it('is not found where the contract has none', () => {
    expect(callNamed('chat', 'nothing')).toBeUndefined();
    expect(callNamed('nothing', 'chat')).toBeUndefined();
    expect(callNamed('constructor', 'name')).toBeUndefined();
  });
});

describe('slots and links in a record', () => {
  it.each(Object.keys(slots) as SlotName[])('%s has props that can be told', (name) => {
    expect(shapeOfSlot(name)['type']).toBe('object');
    expect(isSlotName(name)).toBe(true);
  });

  it.each(Object.keys(links) as LinkName[])('%s has an example of its path, without a query', (name) => {
    expect(examplePath(name)).toMatch(/^\/[^?#]*$/);
    expect(isLinkName(name)).toBe(true);
  });

  it('knows no names that every object has', () => {
    expect(isSlotName('toString')).toBe(false);
    expect(isLinkName('constructor')).toBe(false);
  });
});

describe('the text of a record', () => {
  it('is the same for the same record in any order', () => {
    const one = record({ shared: { react: { version: '1.0.0', requires: '^1.0.0' }, mobx: { version: '2.0.0' } } });
    const other = { ...record(), shared: { mobx: { version: '2.0.0' }, react: { requires: '^1.0.0', version: '1.0.0' } } };
    expect(recordText(other)).toBe(recordText(one));
    expect(releaseRecord.parse(JSON.parse(recordText(one)))).toEqual(one);
  });

  it('is refused for what is no record', () => {
    expect(() => recordText({ ...record(), format: 2 } as unknown as ReleaseRecord)).toThrow();
  });
});
