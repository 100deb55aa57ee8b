/** Numbers use comma thousands in every language (specification, section 9; decisions). Fractions are kept as they are. */
export function commaThousands(value: number): string {
  const text = Number.isFinite(value) ? decimal(value) : '0';
  const [whole = '0', fraction] = text.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Balances arrive with commas, which are stripped (specification, section 3). Text that is no number gives null. */
export function stripCommas(text: string): number | null {
  const bare = text.replaceAll(',', '').trim();
  return /^-?\d+(\.\d+)?$/.test(bare) ? Number(bare) : null;
}

/** `String(1e21)` would be scientific; nobody reads a balance that way. */
function decimal(value: number): string {
  const text = String(Object.is(value, -0) ? 0 : value);
  return text.includes('e') ? BigInt(Math.trunc(value)).toString() : text;
}
