import { withoutControls } from '../decode.ts';

/** What a JSON text holds, its texts without characters that no database takes. Throws SyntaxError. */
export const parseJson = (text: string): unknown =>
  JSON.parse(text, (_name, value: unknown) => (typeof value === 'string' ? withoutControls(value) : value)) as unknown;
