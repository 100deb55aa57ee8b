import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Crest } from './crest.tsx';

const hanoi = { name: 'Hà Nội FC', monogram: 'HN', colors: ['#5A2D91', '#F7C52B'] as const };

test('a team has the same shield every time it is drawn', () => {
  expect(renderToStaticMarkup(<Crest {...hanoi} size={40} />)).toBe(renderToStaticMarkup(<Crest {...hanoi} size={40} />));
});

test('the monogram shows from 26 pixels up, where it can be read', () => {
  const { rerender, container } = render(<Crest {...hanoi} size={20} />);
  expect(container.querySelector('text')).toBeNull();
  rerender(<Crest {...hanoi} size={26} />);
  expect(container.querySelector('text')?.textContent).toBe('HN');
});

test('a shield is decoration unless it must speak for the team', () => {
  const { rerender } = render(<Crest {...hanoi} />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<Crest {...hanoi} labelled />);
  expect(screen.getByRole('img', { name: 'Hà Nội FC' })).toBeTruthy();
});

test('a licensed picture takes the place of the drawing', () => {
  render(<Crest {...hanoi} picture="/media/hn.png" labelled />);
  expect(screen.getByRole('img', { name: 'Hà Nội FC' }).getAttribute('src')).toBe('/media/hn.png');
});
