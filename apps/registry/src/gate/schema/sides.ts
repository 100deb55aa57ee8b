import type { Reader } from './reader.ts';
import { takesValue } from './scalars.ts';
import type { LiteralShape, OpenShape, Schema, Shape } from './shape.ts';

/** Something the sender may produce and the receiver refuses. `at`: `list[].id`; empty for the whole. `says`: `may be null; only text is taken`. */
export interface Place {
  at: string;
  says: string;
}
/** What the comparing of parts needs of the whole. */
export interface Sides {
  receiver: Reader;
  sender: Reader;
  compare(receiver: Schema, sender: Schema): readonly Place[];
}

export const hasAll = (receiver: Shape, sender: Shape): boolean => receiver.other.every((keyword) => sender.other.includes(keyword));
export const isOpen = (shape: Shape): shape is OpenShape => shape.type !== 'literal';
export const isLiteral = (shape: Shape): shape is LiteralShape => shape.type === 'literal';

/** One value against all forms of the receiver. */
export const takes = (receivers: readonly Shape[], sender: LiteralShape): boolean =>
  receivers.some((receiver) => hasAll(receiver, sender) && (isLiteral(receiver) ? receiver.value === sender.value : takesValue(receiver, sender.value)));
