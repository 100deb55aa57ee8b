import type { FastifyReply } from 'fastify';

/** What XML 1.0 cannot say, not even escaped: most control characters, halves of surrogate pairs, U+FFFE and U+FFFF. One of them makes the whole file unreadable. */
const unsayable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Text as it may stand between tags and in an attribute of a file in XML. */
export const xmlText = (text: string): string => text.replace(unsayable, '').replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
/** An element with nothing but text in it. */
export const xmlElement = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;
/** A whole file. `root` with its attributes, lines as they stand below it. */
export const xmlFile = (root: string, lines: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>\n${lines.join('\n')}\n</${root.split(' ', 1)[0]}>\n`;

/** Sends a file that was made of the api's answers, the same for whoever asks for this address. Without the api there is none now; programs come again. */
export async function sendXml(reply: FastifyReply, file: Promise<string>, type = 'application/xml'): Promise<FastifyReply> {
  try {
    return reply
      .type(`${type}; charset=utf-8`)
      .header('cache-control', 'public, max-age=600')
      .send(await file);
  } catch {
    return reply.code(503).header('retry-after', '120').header('cache-control', 'no-store').send('');
  }
}
