import { links } from '@portal/contracts';
import type { Profile } from '@portal/contracts/user';
import type { StructuredData } from '@portal/platform';

/** schema.org's ProfilePage of a member. */
export const profilePage = ({ displayName, username, userId, bio, picture, createdAt, posts }: Profile): StructuredData => ({
  '@type': 'ProfilePage',
  dateCreated: createdAt,
  url: links.profile(username),
  mainEntity: {
    '@type': 'Person',
    name: displayName,
    alternateName: username,
    identifier: String(userId),
    url: links.profile(username),
    ...(bio && { description: bio }),
    ...(picture && { image: picture }),
    agentInteractionStatistic: { '@type': 'InteractionCounter', interactionType: 'https://schema.org/WriteAction', userInteractionCount: posts },
  },
});
