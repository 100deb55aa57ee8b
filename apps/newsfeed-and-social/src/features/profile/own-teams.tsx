import { links, type ShownTeam } from '@portal/contracts';
import { crestColors, CrestLinks } from '@portal/ui';
import type { FeedWords } from '../portal/feed-words.ts';
import { renderLink } from '../portal/links.tsx';

/** Teams that a member shows; nothing where they show none, or an older api does not say. */
export function OwnTeams({ teams = [], name, words: { t } }: { teams: readonly ShownTeam[] | undefined; name: string; words: FeedWords }) {
  return (
    <CrestLinks
      label={t('profile.teams', { name })}
      teams={teams.map((team) => ({ id: team.id, name: team.name, monogram: team.monogram, colors: crestColors(team), href: links.team(team.id) }))}
      renderLink={renderLink}
    />
  );
}
