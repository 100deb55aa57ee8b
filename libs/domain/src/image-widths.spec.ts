import fc from 'fast-check';
import { IMAGE, imageWidthFor, imageWidths } from './image-widths.ts';

describe('widths of images', () => {
  it('are the breakpoints at one and two pixels, each once', () => expect(imageWidths()).toEqual([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072]));
  it('has the breakpoints, densities, format and placeholder of the specification', () =>
    expect(IMAGE).toEqual({
      breakpoints: { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536, '2xl': 1536 },
      densities: [1, 2],
      format: 'webp',
      placeholder: { width: 10, height: 10, quality: 50, blur: 3 },
    }));
  it.each([
    [0, 320],
    [320, 320],
    [321, 640],
    [3072, 3072],
    [3073, 3072],
    [Number.POSITIVE_INFINITY, 3072],
  ])('for %d takes %d', (wanted, width) => expect(imageWidthFor(wanted)).toBe(width));
  it('is the smallest that is wide enough', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3072 }), (wanted) => {
        const width = imageWidthFor(wanted);
        expect(width >= wanted && imageWidths().every((other) => other >= width || other < wanted)).toBe(true);
      }),
    );
  });
});
