import { screen } from '@testing-library/react';
import { renderWithApp } from '@portal/testing';
import vi from '../../locales/vi.json';
import { routes } from '../../remote.tsx';
import { Component } from './rooms.page.tsx';

describe('group chat, until it is built', () => {
  it('says so honestly and leads to the rooms that live', async () => {
    await renderWithApp(<Component />, { path: '/chatroom?roomId=30', messages: { chat: vi } });
    expect(screen.getByRole('heading', { level: 1, name: 'Nhóm chat sắp ra mắt' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Vào phòng trực tiếp' })).toHaveAttribute('href', '/truc-tiep');
  });

  it('answers at any depth below its prefix', () => {
    expect(routes['/chatroom']?.map(({ path, index }) => path ?? index)).toEqual([true, '*']);
  });
});
