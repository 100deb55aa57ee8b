import { quoted } from '../code/source.ts';

const LINE = 140;

/** A JSON value as one writes it in TypeScript here: keys bare where they may be, single quotes, on one line while it is short. */
export function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const list = Array.isArray(value);
  const parts = list
    ? value.map((one) => literal(one, inner))
    : Object.entries(value).map(([key, one]) => `${/^[A-Za-z_]\w*$/.test(key) ? key : quoted(key)}: ${literal(one, inner)}`);
  const [open, close, air] = list ? ['[', ']', ''] : ['{', '}', ' '];
  if (parts.length === 0) return `${open}${close}`;
  const flat = `${open}${air}${parts.join(', ')}${air}${close}`;
  return flat.length + indent.length <= LINE && !flat.includes('\n') ? flat : `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`;
}
