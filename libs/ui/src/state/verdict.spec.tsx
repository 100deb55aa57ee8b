import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Verdict } from './verdict.tsx';

it.each([
  ['good', 1],
  ['bad', 1],
  ['later', 1],
  ['running', 0],
] as const)('says what was found in words, and shows %s by an icon nobody has to hear', (found, icons) => {
  const { container } = render(<Verdict found={found}>Khớp hết</Verdict>);
  expect(screen.getByText('Khớp hết')).toBeVisible();
  expect(container.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(icons);
  expect(container.querySelector('[data-found]')).toHaveAttribute('data-found', found);
});
