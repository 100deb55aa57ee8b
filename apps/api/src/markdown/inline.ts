import type { Definition, Nodes, PhrasingContent } from 'mdast';
import type { TextMark } from '@portal/contracts/article';
import type { DraftWarning } from '@portal/contracts/draft';
import { linkAddress } from './address.ts';

/** Plain text, and what stretches of it are besides. */
export interface Marked {
  readonly text: string;
  readonly marks: TextMark[];
}
export interface Ground {
  readonly definitions: ReadonlyMap<string, Definition>;
  /** Told of what is not shown as it was written. */
  warn(kind: DraftWarning['kind'], node: Nodes, what: string): void;
}

const KINDS = { strong: 'strong', emphasis: 'emphasis' } as const;

/** What stands in a line, as text and marks. Nothing that was written is lost: what is no text here is shown as it was typed. */
export function marked(nodes: readonly PhrasingContent[], ground: Ground): Marked {
  let text = '';
  const marks: TextMark[] = [];
  const mark = (kind: TextMark['kind'], from: number, href?: string) => {
    if (text.length > from) marks.push({ kind, from, to: text.length, ...(href !== undefined && { href }) });
  };
  const walk = (node: PhrasingContent): void => {
    const from = text.length;
    switch (node.type) {
      case 'text':
        text += inOneLine(node.value);
        return;
      case 'break':
        text += '\n';
        return;
      case 'inlineCode':
        text += node.value;
        mark('code', from);
        return;
      case 'html':
        ground.warn('html', node, node.value);
        text += node.value;
        return;
      case 'strong':
      case 'emphasis':
        node.children.forEach(walk);
        mark(KINDS[node.type], from);
        return;
      case 'link':
      case 'linkReference': {
        const url = node.type === 'link' ? node.url : (ground.definitions.get(node.identifier)?.url ?? '');
        const href = linkAddress(url);
        node.children.forEach(walk);
        if (href === undefined) ground.warn('link', node, url);
        else mark('link', from, href);
        return;
      }
      case 'image':
      case 'imageReference':
        // A picture has a paragraph of its own.
        ground.warn('picture', node, node.alt ?? '');
        text += node.alt ?? '';
        return;
      default:
        ground.warn('kind', node, node.type);
    }
  };
  nodes.forEach(walk);
  return trimmed({ text, marks });
}

/** Lines that follow each other are one. */
function inOneLine(text: string): string {
  const lines = text.split('\n');
  const last = lines.length - 1;
  return lines
    .map((line, index) => (index > 0 ? line.trimStart() : line))
    .map((line, index) => (index < last ? line.trimEnd() : line))
    .join(' ');
}

/** Without the white space around it, and marks only where text is left. */
function trimmed({ text, marks }: Marked): Marked {
  const start = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  const within = (place: number) => Math.min(Math.max(place, start), Math.max(end, start)) - start;
  return {
    text: text.trim(),
    marks: marks.map((one) => ({ ...one, from: within(one.from), to: within(one.to) })).filter(({ from, to }) => to > from),
  };
}

/** Several texts one under the other. */
export function joined(parts: readonly Marked[], between = '\n'): Marked {
  let text = '';
  const marks: TextMark[] = [];
  for (const part of parts.filter((one) => one.text !== '')) {
    if (text !== '') text += between;
    const by = text.length;
    text += part.text;
    marks.push(...part.marks.map((one) => ({ ...one, from: one.from + by, to: one.to + by })));
  }
  return { text, marks };
}
