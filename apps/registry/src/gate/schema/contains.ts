import { hasAll, isLiteral, takes, type Place, type Sides } from './sides.ts';
import { listPlaces, objectPlaces } from './composites.ts';
import { samplesFit } from './patterns.ts';
import { impliesMultiple } from './scalars.ts';
import type { LiteralShape, NumberShape, ObjectShape, OpenShape, TextShape } from './shape.ts';
import { beyond, onlyTaken, quoted, wordOf } from './words.ts';

/** One open form of the sender against the receiver's. 'none': there is not even one of its kind. */
export function containsOpen(sides: Sides, receivers: readonly OpenShape[], sender: OpenShape): Place[] | 'none' {
  const kind = receivers.filter((receiver) => receiver.type === sender.type);
  if (kind.length === 0) return 'none';
  if (sender.type === 'object' && kind.length > 1) {
    const key = discriminator(sides, kind as ObjectShape[], sender);
    if (key !== undefined) return byDiscriminator(sides, kind as ObjectShape[], sender, key);
  }
  return closest(kind.map((receiver) => places(sides, receiver, sender)));
}

/** Of several forms one is enough; when none takes it, the one that is nearest is worth reading. */
const closest = (attempts: Place[][]): Place[] => attempts.reduce((best, next) => (next.length < best.length ? next : best));

function places(sides: Sides, receiver: OpenShape, sender: OpenShape, known?: string): Place[] {
  if (!hasAll(receiver, sender))
    return [{ at: '', says: `is not bound by ${quoted(receiver.other.find((keyword) => !sender.other.includes(keyword))!)}, which the receiver asks for` }];
  if (receiver.type === 'number' && sender.type === 'number') return numberPlaces(receiver, sender);
  if (receiver.type === 'string' && sender.type === 'string') return textPlaces(receiver, sender);
  if (receiver.type === 'array' && sender.type === 'array') return listPlaces(sides, receiver, sender);
  if (receiver.type === 'object' && sender.type === 'object') return objectPlaces(sides, receiver, sender, known);
  return [];
}

const whole = (...sentences: (string | undefined)[]): Place[] => sentences.filter((says) => says !== undefined).map((says) => ({ at: '', says }));

function numberPlaces(receiver: NumberShape, sender: NumberShape): Place[] {
  if (receiver.integer && !sender.integer) return whole(`may be ${wordOf(sender)}; only ${wordOf(receiver)} is taken`);
  const strange = receiver.multiples.find((multiple) => !impliesMultiple(sender, multiple));
  const low = receiver.above && !sender.above && sender.range.min === receiver.range.min;
  const high = receiver.below && !sender.below && sender.range.max === receiver.range.max;
  return whole(
    beyond(receiver.range, sender.range),
    low || high ? `may be the bound itself (${low ? receiver.range.min : receiver.range.max}), which is not taken` : undefined,
    strange === undefined ? undefined : `may be no multiple of ${strange}; nothing else is taken`,
  );
}

function textPlaces(receiver: TextShape, sender: TextShape): Place[] {
  const format = receiver.formats.find((name) => !sender.formats.includes(name));
  const shared = receiver.formats.filter((name) => sender.formats.includes(name));
  const pattern = receiver.patterns.find((text) => !sender.patterns.includes(text) && !shared.some((name) => samplesFit(name, text, sender.patterns)));
  return whole(
    beyond(receiver.size, sender.size, 'characters'),
    format === undefined ? undefined : `may be ${wordOf(sender)}; only text of the format ${format} is taken`,
    format !== undefined || pattern === undefined ? undefined : `may be text that does not match ${quoted(pattern)}; nothing else is taken`,
  );
}

const literalsOf = (shapes: readonly { type: string }[]): LiteralShape[] | undefined =>
  shapes.length > 0 && shapes.every((shape) => shape.type === 'literal') ? (shapes as LiteralShape[]) : undefined;

/** A property that every form of the receiver and the sender always has with listed values: it says which form is meant. */
const discriminator = ({ receiver, sender }: Sides, receivers: readonly ObjectShape[], sent: ObjectShape): string | undefined =>
  [...sent.required].find(
    (name) =>
      sent.properties.has(name) &&
      literalsOf(sender.shapesOf(sent.properties.get(name)!)) &&
      receivers.every(({ required, properties }) => required.has(name) && properties.has(name) && literalsOf(receiver.shapesOf(properties.get(name)!))),
  );

/** Each value of the property is held against the forms that it leads to. */
function byDiscriminator(sides: Sides, receivers: readonly ObjectShape[], sender: ObjectShape, key: string): Place[] {
  const valuesOf = (shape: ObjectShape) => sides.receiver.shapesOf(shape.properties.get(key)!);
  return literalsOf(sides.sender.shapesOf(sender.properties.get(key)!))!.flatMap((value) => {
    const meant = receivers.filter((receiver) => takes(valuesOf(receiver), value));
    if (meant.length === 0) return [{ at: key, says: `may be ${wordOf(value)}; ${onlyTaken(receivers.flatMap(valuesOf).filter(isLiteral))}` }];
    return closest(meant.map((receiver) => places(sides, receiver, sender, key)));
  });
}
