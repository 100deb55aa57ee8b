import { bareName } from './index.ts';

it('leaves out the title, and nothing that only begins like it', () => {
  expect(['BLV Tư Việt Vị', 'blv  Út', 'BLVision', 'Chín'].map(bareName)).toEqual(['Tư Việt Vị', 'Út', 'BLVision', 'Chín']);
});
