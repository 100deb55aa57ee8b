type Thing = Record<string, unknown>;
type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string' && value.trim() !== '';
/** An address, or a path that is made one when it is shown. */
const address: Check = (value) => typeof value === 'string' && (/^\/(?!\/)/.test(value) || (URL.canParse(value) && /^https?:/.test(value)));
const moment: Check = (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d(T.*(Z|[+-]\d\d:\d\d))?$/.test(value) && !Number.isNaN(Date.parse(value));
const short: Check = (value) => text(value) && [...(value as string)].length <= 110;
const oneOf =
  (...types: string[]): Check =>
  (value) =>
    things(value).length > 0 && things(value).every((each) => types.includes(String(each['@type'])));
const addresses: Check = (value) => [value].flat().length > 0 && [value].flat().every(address);

/** What searchers ask of each type that the portal uses (schema.org; the required properties of the large search engines). */
const required: Record<string, Record<string, Check>> = {
  Organization: { name: text },
  Person: { name: text },
  SportsTeam: { name: text },
  SportsOrganization: { name: text, url: address },
  Place: { name: text, address: text },
  VirtualLocation: { url: address },
  WebSite: { name: text, url: address },
  SearchAction: { target: oneOf('EntryPoint'), 'query-input': text },
  EntryPoint: { urlTemplate: address },
  SportsEvent: {
    name: text,
    startDate: moment,
    location: oneOf('Place', 'VirtualLocation'),
    eventStatus: address,
    url: address,
  },
  BroadcastEvent: {
    name: text,
    startDate: moment,
    isLiveBroadcast: (value) => typeof value === 'boolean',
    broadcastOfEvent: oneOf('SportsEvent'),
    url: address,
  },
  NewsArticle: {
    headline: short,
    datePublished: moment,
    dateModified: moment,
    author: oneOf('Person', 'Organization'),
    publisher: oneOf('Organization'),
    image: addresses,
    mainEntityOfPage: address,
  },
  VideoObject: {
    name: text,
    description: text,
    thumbnailUrl: addresses,
    uploadDate: moment,
    contentUrl: address,
    duration: (value) => /^PT\d+S$/.test(String(value)),
  },
  ProfilePage: { mainEntity: oneOf('Person'), dateCreated: moment },
  InteractionCounter: { interactionType: address, userInteractionCount: (value) => Number.isInteger(value) },
  BreadcrumbList: { itemListElement: oneOf('ListItem') },
  ListItem: { position: (value) => Number.isInteger(value), name: text, item: address },
};

/** What is missing or wrong in an object of schema.org, and in all it holds: a line for each; none: it is whole. */
export function structuredDataProblems(data: Thing, path = ''): string[] {
  const type = String(data['@type']);
  const here = path || type;
  const rules = required[type];
  // A mere reference names a thing that is told elsewhere.
  if (Object.keys(data).join() === '@id') return address(data['@id']) ? [] : [`${here}: @id`];
  if (!rules) return [`${here}: nothing is known of the type ${type}`];
  const own = Object.entries({ ...rules, ...(type === 'SportsEvent' && whoPlays(data)) }).flatMap(([name, check]) =>
    check(data[name]) ? [] : [`${here}: ${name}`],
  );
  const order =
    type === 'BreadcrumbList' && things(data['itemListElement']).some((item, place) => item['position'] !== place + 1) ? [`${here}: positions`] : [];
  return [
    ...own,
    ...order,
    ...Object.entries(data).flatMap(([name, value]) =>
      things(value).flatMap((each, place) => structuredDataProblems(each, `${here}.${name}${Array.isArray(value) ? `[${place}]` : ''}`)),
    ),
  ];
}

/** A match has two sides, a tournament many. */
const whoPlays = (data: Thing): Record<string, Check> =>
  'competitor' in data ? { competitor: oneOf('SportsTeam') } : { homeTeam: oneOf('SportsTeam'), awayTeam: oneOf('SportsTeam') };

const things = (value: unknown): Thing[] => [value].flat().filter((each): each is Thing => typeof each === 'object' && each !== null);
