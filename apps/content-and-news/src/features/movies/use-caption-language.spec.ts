import { renderHook } from '@testing-library/react';
import type { Language } from '@portal/contracts';
import { useCaptionLanguage } from './use-caption-language.ts';

const follow = (tracks: { language: string; mode: string }[]) => {
  const video = document.createElement('video');
  Object.defineProperty(video, 'textTracks', { value: tracks });
  const ref = { current: video };
  const { rerender } = renderHook((language: Language) => useCaptionLanguage(ref, language), { initialProps: 'vi' });
  return { to: rerender, modes: () => tracks.map(({ mode }) => mode) };
};
const track = (language: string, mode: string) => ({ language, mode });

it('follows the page', () => {
  const { to, modes } = follow([track('vi', 'showing'), track('en', 'disabled')]);
  expect(modes()).toEqual(['showing', 'disabled']);
  to('en');
  expect(modes()).toEqual(['disabled', 'showing']);
});

it('leaves captions off that are off, and those on that have no other', () => {
  const off = follow([track('vi', 'disabled'), track('en', 'disabled')]);
  off.to('en');
  expect(off.modes()).toEqual(['disabled', 'disabled']);
  const alone = follow([track('vi', 'showing')]);
  alone.to('zh');
  expect(alone.modes()).toEqual(['showing']);
});
