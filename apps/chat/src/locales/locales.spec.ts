import path from 'node:path';
import { missingTexts, strayTexts } from '@portal/testing';
import * as remote from '../remote.tsx';

it('lacks no text in any language', async () => {
  expect(await missingTexts(remote)).toEqual([]);
});

it('has no page that asks for a text which it does not bring', () => {
  expect(strayTexts(path.dirname(__dirname))).toEqual([]);
});
