import type { Place, Sides } from './sides.ts';
import { ANYTHING, type ListShape, type ObjectShape, type Schema } from './shape.ts';
import { takesValue } from './scalars.ts';
import { beyond, quoted } from './words.ts';

/** A name that is no plain word is quoted: `list["a.b"]`. */
const step = (name: string) => (/^[A-Za-z_$][\w$-]*$/.test(name) ? name : `[${quoted(name)}]`);
const under = (prefix: string, places: readonly Place[]): Place[] =>
  places.map(({ at, says }) => ({ at: at === '' ? prefix : at.startsWith('[') ? `${prefix}${at}` : `${prefix}.${at}`, says }));

export function listPlaces({ compare }: Sides, receiver: ListShape, sender: ListShape): Place[] {
  const size = beyond(receiver.size, sender.size, 'items');
  const places: Place[] = size === undefined ? [] : [{ at: '', says: size }];
  const positions = Math.max(receiver.prefix.length, sender.prefix.length);
  for (let index = 0; index < Math.min(positions, sender.size.max); index++) {
    places.push(...under(`[${index}]`, compare(receiver.prefix[index] ?? receiver.rest, sender.prefix[index] ?? sender.rest)));
  }
  if (sender.size.max > positions) places.push(...under('[]', compare(receiver.rest, sender.rest)));
  return places;
}

/** `known`: a property that was looked at already. */
export function objectPlaces(sides: Sides, receiver: ObjectShape, sender: ObjectShape, known?: string): Place[] {
  const size = receiver.size.min > 0 || receiver.size.max < Infinity ? beyond(receiver.size, sender.size, 'names') : undefined;
  const names = [...new Set([...receiver.properties.keys(), ...receiver.required, ...sender.properties.keys(), ...sender.required])];
  return [
    ...(size === undefined ? [] : [{ at: '', says: size }]),
    ...names.filter((name) => name !== known).flatMap((name) => propertyPlaces(sides, receiver, sender, name)),
    ...unknownPlaces(sides, receiver, sender),
  ];
}

function propertyPlaces(sides: Sides, receiver: ObjectShape, sender: ObjectShape, name: string): Place[] {
  const taken = receiver.properties.get(name);
  const filledIn = taken !== undefined && sides.receiver.hasDefault(taken);
  if (receiver.required.has(name) && !sender.required.has(name) && !filledIn) return [{ at: step(name), says: 'may be missing; it is required' }];
  const sent = sentAs(sides, sender, name);
  if (sent === undefined || sides.sender.shapesOf(sent).length === 0) return [];
  if (taken !== undefined) return under(step(name), sides.compare(taken, sent));
  if (receiver.unknown !== 'refused') return otherName(sides, receiver, name, sent);
  return [{ at: step(name), says: 'may be sent; names that are not known are refused' }];
}

/** What the sender may put under a name; undefined: it never sends it. A name that it always sends is sent, whatever else it says of it. */
function sentAs({ sender }: Sides, shape: ObjectShape, name: string): Schema | undefined {
  const own = shape.properties.get(name);
  if (own !== undefined) return own;
  if (typeof shape.unknown === 'string') return shape.required.has(name) ? ANYTHING : undefined;
  return shape.names === undefined || takesName(sender.shapesOf(shape.names), name) ? shape.unknown : undefined;
}

const takesName = (names: ReturnType<Sides['sender']['shapesOf']>, name: string) =>
  names.some((shape) => (shape.type === 'literal' ? shape.value === name : takesValue(shape, name)));

/** A name the receiver has no property for, where it takes others: does it take this one, with this value? */
function otherName({ receiver, compare }: Sides, shape: ObjectShape, name: string, sent: Schema): Place[] {
  if (shape.names !== undefined && !takesName(receiver.shapesOf(shape.names), name)) return [{ at: step(name), says: 'may be sent; such a name is not taken' }];
  return typeof shape.unknown === 'string' ? [] : under(step(name), compare(shape.unknown, sent));
}

const anyName: Schema = { type: 'string' };

/** Names that neither side lists, of a sender that sends such. */
function unknownPlaces(sides: Sides, receiver: ObjectShape, sender: ObjectShape): Place[] {
  const { unknown } = sender;
  if (typeof unknown === 'string' || sides.sender.shapesOf(unknown).length === 0) return [];
  if (receiver.unknown === 'refused') return [{ at: '', says: 'may have names that are not known; those are refused' }];
  const named = receiver.names === undefined ? [] : under('[name]', sides.compare(receiver.names, sender.names ?? anyName));
  return typeof receiver.unknown === 'string' ? named : [...named, ...under('[]', sides.compare(receiver.unknown, unknown))];
}
