import { DEEPEST, sameJson } from '../json.ts';
import { containsOpen } from './contains.ts';
import { createReader } from './reader.ts';
import { createBudget, Incomparable, type Schema, type Shape } from './shape.ts';
import { isLiteral, isOpen, takes, type Place, type Sides } from './sides.ts';
import { few, onlyTaken, wordOf } from './words.ts';

export type { Place } from './sides.ts';

/** As many places as are worth reading. */
const MOST = 20;

/**
 * Places where the sender may produce what the receiver refuses; none: everything is accepted. Both are JSON Schemas as zod writes them.
 * A sender sends only the names it knows (and others where its schema says so); equal schemas always fit; recursion ends. What cannot be compared
 * (malformed, made too large) is a place of its own, never a silent yes.
 */
export function accepts(receiver: Schema, sender: Schema): Place[] {
  if (sameJson(receiver, sender)) return [];
  try {
    const budget = createBudget();
    const sides = { receiver: createReader(receiver, budget), sender: createReader(sender, budget) };
    return [...comparison(sides, budget.spend)(receiver, sender)];
  } catch (error) {
    if (error instanceof Incomparable) return [{ at: '', says: `cannot be compared: ${error.message}` }];
    if (error instanceof RangeError) return [{ at: '', says: 'cannot be compared: it is nested too deep' }];
    throw error;
  }
}

/**
 * Compares parts by pairs. A pair met again while it is being compared is taken to fit (recursion); what was concluded from that is forgotten should the
 * pair turn out not to.
 */
function comparison(sides: Omit<Sides, 'compare'>, spend: () => void) {
  const failed = new Map<string, readonly Place[]>();
  const assumed = new Set<string>();
  const order: string[] = [];
  let depth = 0;

  function compare(receiverPart: Schema, senderPart: Schema): readonly Place[] {
    const receiver = sides.receiver.follow(receiverPart);
    const sender = sides.sender.follow(senderPart);
    const pair = `${sides.receiver.idOf(receiver)}:${sides.sender.idOf(sender)}`;
    const known = failed.get(pair);
    if (known) return known;
    if (assumed.has(pair)) return [];
    spend();
    if (depth++ > DEEPEST) throw new Incomparable('it is nested too deep');
    const before = order.length;
    assumed.add(pair);
    order.push(pair);
    const places = compareForms({ ...sides, compare }, sides.receiver.shapesOf(receiver), sides.sender.shapesOf(sender)).slice(0, MOST);
    depth--;
    if (places.length === 0) return [];
    for (const later of order.splice(before)) assumed.delete(later);
    failed.set(pair, places);
    return places;
  }
  return compare;
}

/** Every form of the sender must find one of the receiver that takes it. */
function compareForms(sides: Sides, receivers: readonly Shape[], senders: readonly Shape[]): Place[] {
  const refused: Shape[] = [];
  const places: Place[] = [];
  const literals = new Set(
    receivers
      .filter(isLiteral)
      .filter(({ other }) => other.length === 0)
      .map(({ value }) => value),
  );
  for (const sender of senders) {
    if (isLiteral(sender)) {
      if (!literals.has(sender.value) && !takes(receivers, sender)) refused.push(sender);
      continue;
    }
    const found = containsOpen(sides, receivers.filter(isOpen), sender);
    if (found === 'none') refused.push(sender);
    else places.push(...found);
  }
  if (refused.length > 0) places.unshift({ at: '', says: `${mayBe(refused, senders)}; ${onlyTaken(receivers)}` });
  return places;
}

/** Null, both truth values and the four open ones: the schema is empty. */
const isAnything = (senders: readonly Shape[]) => senders.filter(isOpen).length === 4 && senders.filter(isLiteral).length === 3;
const mayBe = (refused: readonly Shape[], senders: readonly Shape[]): string =>
  isAnything(senders) ? 'may be anything' : `may be ${few(refused.map(wordOf))}`;
