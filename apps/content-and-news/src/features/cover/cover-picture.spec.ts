import fc from 'fast-check';
import { articleCover, coverMotifs, type ArticleCover } from '@portal/contracts/article';
import { coverPicture } from './cover-picture.ts';

const motifs = coverMotifs;
const anyCover = fc.record({
  motif: fc.constantFrom(...motifs),
  colors: fc.array(fc.oneof(fc.string(), fc.constantFrom('#c60b1e', '#ffffff')), { maxLength: 2 }),
  monograms: fc.array(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 6 }), fc.constantFrom('ĐN', `<&'"`, '\ud800')), { maxLength: 2 }),
});
const drawn = (cover: Pick<ArticleCover, 'motif' | 'colors' | 'monograms'>, seed = '1') => {
  const [head, body = ''] = coverPicture(cover, seed).split(/,(.*)/s);
  expect(head).toBe('data:image/svg+xml');
  return new DOMParser().parseFromString(decodeURIComponent(body), 'image/svg+xml');
};

it('is a well-formed picture whatever an article says its colours and letters are, and nothing in it runs or leads outside', () => {
  fc.assert(
    fc.property(anyCover, (cover) => {
      const picture = drawn(cover);
      expect(picture.documentElement.nodeName).toBe('svg');
      expect(picture.querySelector('parsererror, script, image, foreignObject, a')).toBeNull();
      expect(picture.querySelectorAll('text').length).toBeLessThanOrEqual(2);
    }),
  );
});

it('stays the same for an article', () => {
  fc.assert(fc.property(anyCover, fc.nat(), (cover, id) => expect(coverPicture(cover, id)).toBe(coverPicture(cover, String(id)))));
});

it.each(motifs)('%s is light enough to travel with a page', (motif) => {
  expect(coverPicture({ motif, colors: ['#c60b1e', '#75aadb'], monograms: ['ES', 'AR'] }, 5400).length).toBeLessThan(4_000);
});

it('shows both teams with letters that can be read on their colour', () => {
  const letters = drawn({ motif: 'trophy', colors: ['#ffffff', '#002395'], monograms: ['EN', 'FR'] }).querySelectorAll('text');
  expect([...letters].map((text) => [text.textContent, text.getAttribute('fill')])).toEqual([
    ['EN', '#12211A'],
    ['FR', '#fff'],
  ]);
});

it('draws something for a motif that a newer contract adds', () => {
  const { motif } = articleCover.parse({ motif: 'tifo', colors: [], monograms: [], alt: '', credit: '' });
  expect(drawn({ motif, colors: [], monograms: [] }).querySelectorAll('path, circle').length).toBeGreaterThan(1);
});
