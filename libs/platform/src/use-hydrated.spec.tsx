import { act, Suspense, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { render, waitFor } from '@testing-library/react';
import { useHydrated } from './use-hydrated.ts';

const said: string[] = [];
function Part({ name, children }: { name: string; children?: React.ReactNode }) {
  said.push(`${name} ${useHydrated() ? 'lives' : 'stands'}`);
  return (
    <div>
      {name}
      {children}
    </div>
  );
}
const page = (
  <Part name="frame">
    <Suspense>
      <Part name="part" />
    </Suspense>
  </Part>
);

beforeEach(() => {
  said.length = 0;
});

it('is false on the server and in the first render of the browser, then true', async () => {
  const host = document.createElement('div');
  host.innerHTML = renderToString(page);
  expect(said).toEqual(['frame stands', 'part stands']);
  said.length = 0;
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  await act(async () => {
    hydrateRoot(host, page);
  });
  expect(said[0]).toBe('frame stands');
  expect(said.filter((line) => line.startsWith('part'))).toEqual(['part stands', 'part lives']);
  expect(said.at(-1)).toMatch(/lives$/);
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

it('is true at once where nothing came from the server', () => {
  render(<Part name="part" />);
  expect(said).toEqual(['part lives']);
});

it('changes in a task of its own, which React may cut into slices', async () => {
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  const End = () => {
    useEffect(() => queueMicrotask(() => queueMicrotask(() => said.push('end of the task'))), []);
    return null;
  };
  const whole = (
    <>
      <Part name="frame" />
      <End />
    </>
  );
  const host = document.createElement('div');
  host.innerHTML = renderToString(whole);
  said.length = 0;
  const root = hydrateRoot(host, whole);
  await waitFor(() => expect(said).toEqual(['frame stands', 'end of the task', 'frame lives']));
  root.unmount();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});
