/** @jest-environment node */
import { examplesOf } from './example-paths.ts';

describe('example addresses', () => {
  it('are what the contract’s links lead to, then an id and words', () => {
    expect(examplesOf('/truc-tiep/:sport/:match')).toEqual(['/truc-tiep/bong-da/1', '/truc-tiep/1/1', '/truc-tiep/mau-1/mau-1']);
    expect(examplesOf('/chatroom/*')).toEqual(expect.arrayContaining(['/chatroom/1']));
    expect(examplesOf('/phan-hoi')).toEqual(['/phan-hoi']);
  });
});
