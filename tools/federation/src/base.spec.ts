import { className } from './base.ts';

const sheet = '/portal/apps/chat/src/features/room/room.module.css';

it('names a class by its sheet and its build: the same rule has the same name, and no other has', () => {
  const name = className('chat', sheet, '.line { color: red; }', 'line');
  expect(name).toMatch(/^line-[\w-]{8}$/);
  expect(className('chat', sheet, '.line { color: red; }', 'line')).toBe(name);
  expect(
    new Set([
      name,
      className('chat', sheet, '.line { color: blue; }', 'line'),
      className('chat', sheet.replace('room.module', 'line.module'), '.line { color: red; }', 'line'),
      className('odds-and-tips', sheet, '.line { color: red; }', 'line'),
    ]).size,
  ).toBe(4);
});
