import type { Found } from '@portal/contracts/search';
import { aUser } from '@portal/testing';
import { anArticleRow } from '@portal/testing/article';
import { aMatch, aTeam } from '@portal/testing/match';

const team = aTeam({ id: 9, name: 'Hà Nội', monogram: 'HN' });
const { userId, displayName, userType, siteRoleId, colorName } = aUser({ displayName: 'Hà phố cổ' });

/** One thing of each kind. */
export const someFound: Found = {
  teams: [{ team, sport: 10 }],
  tournaments: [{ id: 3, name: 'V.League 2026', short: 'VL', sport: 10 }],
  matches: [aMatch({ home: team })],
  people: [{ userId, username: 'haphoco', displayName, userType, siteRoleId, colorName, picture: null, level: 2 }],
  articles: [anArticleRow({ id: 12, slug: 'ha-noi-thang-12', title: 'Hà Nội thắng' })],
};
export const nothingFound: Found = { teams: [], tournaments: [], matches: [], people: [], articles: [] };
