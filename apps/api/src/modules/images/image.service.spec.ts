import sharp from 'sharp';
import { TokenBuckets } from '../../limits/token-bucket.ts';
import { ManualClock } from '../../testing/clocks.ts';
import { memoryCache } from './image-cache.ts';
import { ImageService } from './image.service.ts';
import type { RemoteAnswer } from './remote-pictures.ts';

const look = { width: 320, quality: 80, format: 'webp' } as const;
const source = { kind: 'remote', url: new URL('https://img.example.com/a.png') } as const;
const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a7d4b' } })
  .png()
  .toBuffer();

function service(answers: (RemoteAnswer | 'picture')[], cache = memoryCache()) {
  const clock = new ManualClock(0);
  const errors: unknown[] = [];
  let asked = 0;
  const fetchRemote = async (): Promise<RemoteAnswer> => {
    asked += 1;
    const answer = answers.shift() ?? 'picture';
    return answer === 'picture' ? { bytes: await picture } : answer;
  };
  return {
    clock,
    errors,
    asked: () => asked,
    images: new ImageService({
      clock,
      limits: new TokenBuckets(clock),
      cache,
      fetchRemote,
      readUpload: async () => picture,
      onError: (error) => errors.push(error),
    }),
  };
}

test('a picture of another site is asked for anew after a day, and has another tag then; an upload is not', async () => {
  const { clock, asked, images } = service([]);
  const { tag } = await images.read(source, look, '1');
  clock.advance(23 * 3_600_000);
  expect((await images.read(source, look, '1')).tag).toBe(tag);
  clock.advance(2 * 3_600_000);
  expect((await images.read(source, look, '1')).tag).not.toBe(tag);
  expect(asked()).toBe(2);
  const upload = { kind: 'upload', name: 'a.webp' } as const;
  const first = await images.read(upload, look, '1');
  clock.advance(400 * 86_400_000);
  expect((await images.read(upload, look, '1')).tag).toBe(first.tag);
});

test('while its site is away an old picture stays', async () => {
  const { clock, images } = service(['picture', { failure: 'unreachable' }]);
  const { tag } = await images.read(source, look, '1');
  clock.advance(25 * 3_600_000);
  expect((await images.read(source, look, '1')).tag).toBe(tag);
});

test('a full disk costs time, not the picture', async () => {
  const { images, errors } = service([], {
    get: async () => undefined,
    put: async () => {
      throw new Error('disk is full');
    },
  });
  expect((await images.read(source, look, '1')).bytes.length).toBeGreaterThan(0);
  expect(errors).toHaveLength(1);
});
