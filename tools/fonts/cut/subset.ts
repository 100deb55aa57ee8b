import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tag } from './bytes.ts';

/** Of HarfBuzz (hb-subset.h), what is called here. Numbers are addresses. */
interface HarfBuzz {
  readonly memory: WebAssembly.Memory;
  malloc(bytes: number): number;
  free(address: number): void;
  hb_blob_create(data: number, length: number, mode: number, user: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, place: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_set_clear(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_or_fail(face: number, input: number): number;
}
const [WRITABLE, TABLES_DROPPED, FEATURES, NO_HINTS] = [2, 3, 6, 1];

export interface Kept {
  readonly letters: readonly number[];
  readonly features: readonly string[];
  readonly dropped: readonly string[];
}
export type Subset = (font: Buffer, kept: Kept) => Buffer;

export async function subsetter(): Promise<Subset> {
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/hb-subset.wasm');
  const { instance } = await WebAssembly.instantiate(readFileSync(file));
  const hb = instance.exports as object as HarfBuzz;
  return (font, kept) => subset(hb, font, kept);
}

/** Of a TrueType font the letters and features that are kept, without hints. */
function subset(hb: HarfBuzz, font: Buffer, { letters, features, dropped }: Kept): Buffer {
  const address = hb.malloc(font.length);
  new Uint8Array(hb.memory.buffer).set(font, address);
  const blob = hb.hb_blob_create(address, font.length, WRITABLE, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  hb.hb_blob_destroy(blob);
  const input = hb.hb_subset_input_create_or_fail();
  for (const letter of letters) hb.hb_set_add(hb.hb_subset_input_unicode_set(input), letter);
  const tags = (kind: number, names: readonly string[]) => names.forEach((name) => hb.hb_set_add(hb.hb_subset_input_set(input, kind), numberOf(name)));
  hb.hb_set_clear(hb.hb_subset_input_set(input, FEATURES));
  tags(FEATURES, features);
  tags(TABLES_DROPPED, dropped);
  hb.hb_subset_input_set_flags(input, NO_HINTS);
  const made = hb.hb_subset_or_fail(face, input);
  hb.hb_subset_input_destroy(input);
  hb.hb_face_destroy(face);
  if (made === 0) throw new Error('HarfBuzz made no font of it');
  const result = hb.hb_face_reference_blob(made);
  const start = hb.hb_blob_get_data(result, 0);
  const bytes = Buffer.from(new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(result)));
  hb.hb_blob_destroy(result);
  hb.hb_face_destroy(made);
  hb.free(address);
  return bytes;
}

const numberOf = (name: string) => Buffer.from(tag(name)).readUInt32BE(0);
