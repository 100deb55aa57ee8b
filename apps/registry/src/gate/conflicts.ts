import semver from 'semver';
import { remoteName, type GateConflict, type JsonSchema, type ReleaseRecord } from '@portal/contracts';
import type { OnAir } from './on-air.ts';
import { offersPath, type OwnerOf } from './routes.ts';
import type { Place } from './schema/accepts.ts';

/** `accepts`, or a memory of it: a search asks for the same two schemas again and again. */
export type Accepts = (receiver: JsonSchema, sender: JsonSchema) => readonly Place[];
/** A program whose record is known. */
export type Recorded = OnAir & { record: ReleaseRecord };

interface Finding {
  kind: GateConflict['kind'];
  name: string;
  at?: string;
  /** What stands after 'chat 1.4.0 '. */
  says: string;
}
const nameOf = ({ program, version }: OnAir) => `${program} ${version}`;
const own = <Value>(table: Record<string, Value>, name: string): Value | undefined => (Object.hasOwn(table, name) ? table[name] : undefined);

/** Everything that `user` uses of `offerer` and does not find there, or not as it needs it. */
export function conflictsOf(user: Recorded, offerer: Recorded, ownerOf: OwnerOf, accepts: Accepts): GateConflict[] {
  const itself = user === offerer;
  if (!itself && user.program === offerer.program) return [];
  const findings = itself
    ? linkFindings(user, offerer, ownerOf)
    : [
        ...(offerer.program === 'shell' && remoteName.safeParse(user.program).success
          ? [...runtimeFindings(user, offerer), ...sharedFindings(user, offerer)]
          : []),
        ...(offerer.program === 'api' ? callFindings(user, offerer, accepts) : []),
        ...slotFindings(user, offerer, accepts),
        ...linkFindings(user, offerer, ownerOf),
      ];
  const who = ({ program, version }: OnAir) => ({ program, version });
  return findings.map(({ kind, name, at = '', says }) => ({ kind, user: who(user), offerer: who(offerer), name, at, says: `${nameOf(user)} ${says}` }));
}

function runtimeFindings({ record: { runtime: expected } }: Recorded, shell: Recorded): Finding[] {
  const given = shell.record.runtime;
  if (expected === undefined || given === undefined || expected === given) return [];
  return [{ kind: 'runtime', name: 'runtime', says: `expects federation runtime ${expected}; ${nameOf(shell)} gives ${given}` }];
}

function sharedFindings({ record }: Recorded, shell: Recorded): Finding[] {
  return Object.entries(record.shared).flatMap(([name, { version, requires = `^${version}` }]): Finding[] => {
    const given = own(shell.record.shared, name)?.version;
    if (given !== undefined && semver.satisfies(given, requires, { includePrerelease: true })) return [];
    const instead = given === undefined ? 'does not provide it' : `provides ${given}`;
    return [{ kind: 'shared', name, says: `requires ${name} ${requires}; ${nameOf(shell)} ${instead}` }];
  });
}

function callFindings({ record: { uses } }: Recorded, api: Recorded, accepts: Accepts): Finding[] {
  return Object.entries(uses.calls).flatMap(([name, used]): Finding[] => {
    const offered = own(api.record.offers.calls, name);
    if (offered === undefined) return [{ kind: 'call', name, says: `uses call ${name}; ${nameOf(api)} does not offer it` }];
    const at = (place: string, says: string): Finding => ({ kind: 'call', name, at: place, says: `uses call ${name} of ${nameOf(api)}: ${place} ${says}` });
    return [
      ...(['method', 'path'] as const).filter((part) => used[part] !== offered[part]).map((part) => at(part, `is ${used[part]}; ${offered[part]} is offered`)),
      ...accepts(offered.input, used.input).map((place) => at(under('input', place.at), place.says)),
      ...accepts(used.output, offered.output).map((place) => at(under('output', place.at), place.says)),
    ];
  });
}

/** The first half of a slot's name is its provider. */
function slotFindings({ record: { uses } }: Recorded, provider: Recorded, accepts: Accepts): Finding[] {
  return Object.entries(uses.slots)
    .filter(([name]) => name.split('/')[0] === provider.program)
    .flatMap(([name, props]): Finding[] => {
      const offered = own(provider.record.offers.slots, name);
      if (offered === undefined) return [{ kind: 'slot', name, says: `uses slot ${name}; ${nameOf(provider)} does not offer it` }];
      return accepts(offered, props).map((place) => {
        const at = under('props', place.at);
        return { kind: 'slot', name, at, says: `uses slot ${name} of ${nameOf(provider)}: ${at} ${place.says}` };
      });
    });
}

const linkFindings = ({ record: { uses } }: Recorded, owner: Recorded, ownerOf: OwnerOf): Finding[] =>
  Object.entries(uses.links)
    .filter(([, path]) => ownerOf(path) === owner.program && !offersPath(owner.record, path))
    .map(([name, path]) => ({ kind: 'link', name, says: `links to ${path} (${name}); ${nameOf(owner)} has no such page` }));

const under = (side: string, at: string) => (at === '' ? side : at.startsWith('[') ? side + at : `${side}.${at}`);
