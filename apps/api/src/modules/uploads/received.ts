import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { limits } from '@portal/contracts';
import { refused } from '../../http/refusal.ts';
import { videoKind, type VideoKind } from './video-kind.ts';
import type { VideoPlace } from './video-places.ts';

/** By so many bytes it is known what a file is. */
const HEAD = 12;

/** A video that somebody sent, on this node's disk: nobody holds a hundred megabytes in memory. */
export class ReceivedVideo extends Blob {
  readonly kind: VideoKind;
  readonly folder: string;
  /** Bytes that were sent. */
  sent = 0;
  private readonly place: VideoPlace;

  constructor(kind: VideoKind, place: VideoPlace) {
    super();
    this.kind = kind;
    this.folder = place.folder;
    this.place = place;
  }

  get path(): string {
    return join(this.folder, 'sent');
  }

  /** Once it is no more needed, or was never taken. */
  discard(): Promise<void> {
    return this.place.giveBack();
  }
}

/** What goes wrong while a form is read: too large and the like have a status of their own, one that is cut off or has no boundary just fails. */
export async function ofForm<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if ((error as { statusCode?: number }).statusCode !== undefined) throw error;
    throw refused.badInput([{ path: 'file', message: 'multipart/form-data' }]);
  }
}

/** Reads a file as it comes. `placeOf` throws for a video that cannot be taken, before more of it is read. Throws 413 for what is too large, 400 for what is cut off. */
export async function receive(part: MultipartFile, placeOf: () => Promise<VideoPlace>): Promise<Blob> {
  const chunks = part.file[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const next = () => ofForm(chunks.next());
  let head = Buffer.alloc(0);
  while (head.length < HEAD) {
    const { value, done } = await next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  async function* whole(): AsyncGenerator<Buffer> {
    yield head;
    for (let some = await next(); !some.done; some = await next()) yield some.value;
    if (part.file.truncated) throw refused.tooLarge();
  }
  const kind = videoKind(head);
  if (kind === undefined) return new Blob([await small(whole())]);
  const video = new ReceivedVideo(kind, await placeOf());
  try {
    const file = createWriteStream(video.path, { mode: 0o600 });
    await pipeline(Readable.from(whole()), file);
    video.sent = file.bytesWritten;
    return video;
  } catch (error) {
    await video.discard();
    throw error;
  }
}

/** A picture in memory. */
async function small(bytes: AsyncIterable<Buffer>): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > limits.uploadBytes) throw refused.tooLarge();
    chunks.push(chunk);
  }
  return Uint8Array.from(Buffer.concat(chunks));
}
