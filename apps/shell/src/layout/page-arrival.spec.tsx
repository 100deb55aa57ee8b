import { act, render, screen } from '@testing-library/react';
import '@testing-library/jest-dom';
import { useEffect, useRef, useState } from 'react';
import { MemoryRouter, Outlet, Route, Routes, useNavigate } from 'react-router-dom';
import { PageArrival } from './page-arrival.tsx';

/** Its heading comes when `ready` says so. */
const late = { ready: () => {} };
function Late() {
  const [there, setThere] = useState(false);
  late.ready = () => setThere(true);
  return (
    <>
      <title>Muộn | Khán Đài</title>
      {there && <h1>Muộn</h1>}
    </>
  );
}
function Form() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <title>Tìm</title>
      <h1>Tìm</h1>
      <input ref={field} aria-label="Tìm gì" />
    </>
  );
}
const page = (name: string) => (
  <>
    <title>{`${name} | Khán Đài`}</title>
    <h1>{name}</h1>
    <section id="phan">Phần</section>
  </>
);
const way: { to: (path: string) => unknown } = { to: () => {} };
function Frame() {
  way.to = useNavigate();
  return (
    <>
      <PageArrival />
      <button>Ngoài</button>
      <main id="content">
        <Outlet />
      </main>
    </>
  );
}

async function open() {
  await act(async () =>
    render(
      <MemoryRouter initialEntries={['/mot']}>
        <Routes>
          <Route Component={Frame}>
            <Route path="mot" element={page('Một')} />
            <Route path="hai" element={page('Hai')} />
            <Route path="muon" Component={Late} />
            <Route path="tim" Component={Form} />
          </Route>
        </Routes>
      </MemoryRouter>,
    ),
  );
  return (path: string) => act(async () => void way.to(path));
}
const heading = () => screen.getByRole('heading', { level: 1 });
const said = () => screen.getByRole('status').textContent;

describe('another page', () => {
  it('has the focus on its heading and says its title; the first page and parts of a page do not', async () => {
    const go = await open();
    expect([document.activeElement, said()]).toEqual([document.body, '']);
    await go('/mot?tab=doi-hinh');
    expect([document.activeElement, said()]).toEqual([document.body, '']);
    await go('/hai');
    expect(heading()).toHaveFocus();
    expect([heading().textContent, said()]).toEqual(['Hai', 'Hai | Khán Đài']);
    screen.getByRole('button').focus();
    // It took the focus for once, and no press on it does.
    expect(heading()).not.toHaveAttribute('tabindex');
    await go('/mot');
    expect(heading()).toHaveFocus();
  });

  it('that comes after its frame is waited for', async () => {
    const go = await open();
    await go('/muon');
    expect(said()).toBe('');
    await act(async () => late.ready());
    expect(heading()).toHaveFocus();
    expect(said()).toBe('Muộn | Khán Đài');
  });

  it('keeps the focus where it put it itself', async () => {
    const go = await open();
    await go('/tim');
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(said()).toBe('Tìm');
  });

  it('that is asked for a part of it has the focus there', async () => {
    const go = await open();
    await go('/hai#phan');
    expect(screen.getByText('Phần')).toHaveFocus();
    expect(said()).toBe('Hai | Khán Đài');
  });
});
