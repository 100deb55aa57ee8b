/** Of HarfBuzz's shaper, what specs call. */
declare module 'harfbuzzjs' {
  interface Shaper {
    createBlob(file: Uint8Array): object;
    createFace(blob: object, place: number): object;
    createFont(face: object): ShaperFont;
    createBuffer(): { addText(text: string): void; guessSegmentProperties(): void; json(): { g: number; ax: number }[]; destroy(): void };
    shape(font: ShaperFont, buffer: object, features?: string): void;
  }
  interface ShaperFont {
    setVariations(axes: Readonly<Record<string, number>>): void;
    glyphToJson(glyph: number): { type: string; values: number[] }[];
  }
  const shaper: Promise<Shaper>;
  export default shaper;
}
