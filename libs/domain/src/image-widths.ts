/** Image breakpoints in CSS pixels, pixel densities and the placeholder (specification, section 9). */
export const IMAGE = {
  breakpoints: { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536, '2xl': 1536 },
  densities: [1, 2],
  format: 'webp',
  placeholder: { width: 10, height: 10, quality: 50, blur: 3 },
} as const;

/** Every width an image is made in: breakpoints times densities, each once, rising (section 9). */
export function imageWidths(): number[] {
  const widths = Object.values(IMAGE.breakpoints).flatMap((width) => IMAGE.densities.map((density) => width * density));
  return [...new Set(widths)].sort((one, other) => one - other);
}

/** The width to ask for when `wanted` device pixels are to be filled: the next one up, else the widest there is (ours). */
export function imageWidthFor(wanted: number): number {
  const widths = imageWidths();
  return widths.find((width) => width >= wanted) ?? (widths.at(-1) as number);
}
