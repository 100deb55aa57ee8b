import path from 'node:path';
import { missingTexts, strayTexts } from '@portal/testing';
import * as remote from '../remote.tsx';
import { vi } from './vietnamese.ts';

it('lacks no text in any language', async () => {
  expect(await missingTexts(remote)).toEqual([]);
});

it('has no page that asks for a text which it does not bring', () => {
  expect(strayTexts(path.dirname(__dirname))).toEqual([]);
});

it('uses the interface labels of the specification word for word', () => {
  expect([vi.avatar.change, vi.menu.logout, vi.invitation.register]).toEqual(['Đổi Avatar', 'Đăng Xuất', 'Đăng ký']);
});
