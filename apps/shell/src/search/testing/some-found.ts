import type { Found } from '@portal/contracts/search';
import { aUser } from '@portal/testing';
import { aMatch, aTeam } from '@portal/testing/match';

const team = aTeam({ id: 9, name: 'Hà Nội', monogram: 'HN' });
const { userId, displayName, userType, siteRoleId, colorName } = aUser({ displayName: 'Hà phố cổ' });

/** One thing of each kind. */
export const someFound: Found = {
  teams: [{ team, sport: 10 }],
  tournaments: [{ id: 3, name: 'V.League 2026', short: 'VL', sport: 10 }],
  matches: [aMatch({ home: team })],
  people: [{ userId, username: 'haphoco', displayName, userType, siteRoleId, colorName, picture: null, level: 2 }],
  articles: [
    {
      id: 12,
      slug: 'ha-noi-thang-12',
      language: 'vi',
      title: 'Hà Nội thắng',
      lead: '',
      category: { id: 1, slug: 'tin', name: 'Tin' },
      cover: { motif: 'ball', colors: [], monograms: [], alt: '', credit: '' },
      hashtags: [],
      author: 'Khán Đài',
      publishedAt: '2026-11-20T10:00:00Z',
      minutes: 2,
      views: 0,
      comments: 0,
    },
  ],
};
export const nothingFound: Found = { teams: [], tournaments: [], matches: [], people: [], articles: [] };
