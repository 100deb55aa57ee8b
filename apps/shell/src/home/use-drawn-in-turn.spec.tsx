import { useRef } from 'react';
import { fakeClock, renderWithApp } from '@portal/testing';
import { useDrawnInTurn } from './use-drawn-in-turn.ts';

function Page({ names }: { names: string[] }) {
  const page = useRef<HTMLDivElement>(null);
  useDrawnInTurn(page, 'section');
  return (
    <div ref={page}>
      {names.map((name) => (
        <section key={name} title={name} />
      ))}
    </div>
  );
}

it('draws what nobody has come near to, one part at a time, and stops with the page', async () => {
  const clock = fakeClock();
  const shown = await renderWithApp(<Page names={['a', 'b', 'c']} />, { clock });
  const drawn = () =>
    [...shown.container.querySelectorAll('section')]
      .filter(({ style }) => style.getPropertyValue('content-visibility') === 'visible')
      .map(({ title }) => title);
  expect(drawn()).toEqual([]);
  clock.advance(1_500);
  expect(drawn()).toEqual(['a']);
  clock.advance(60);
  expect(drawn()).toEqual(['a', 'b']);
  shown.unmount();
  expect(clock.waiting).toBe(0);
});

it('ends when all are drawn', async () => {
  const clock = fakeClock();
  const shown = await renderWithApp(<Page names={['a', 'b']} />, { clock });
  clock.advance(5_000);
  expect(shown.container.querySelectorAll('[style*="content-visibility: visible"]')).toHaveLength(2);
  expect(clock.waiting).toBe(0);
});
