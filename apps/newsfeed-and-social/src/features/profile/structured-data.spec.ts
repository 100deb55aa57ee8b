import { structuredDataProblems } from '@portal/testing';
import { aProfile } from '../../testing/a-post.ts';
import { profilePage } from './structured-data.ts';

it('a profile is told whole, with or without a picture and words of its own', () => {
  for (const profile of [aProfile(), aProfile({ bio: '', picture: null }), aProfile({ picture: '/other/api/resource/file/a.webp' })])
    expect(structuredDataProblems(profilePage(profile))).toEqual([]);
  expect(profilePage(aProfile())).toMatchObject({ '@type': 'ProfilePage', mainEntity: { name: 'Bà chị sân Vinh', alternateName: 'bachisanvinh' } });
});
