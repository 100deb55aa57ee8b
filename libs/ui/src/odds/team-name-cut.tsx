import { truncateTeamName } from '@portal/domain';
import { VisuallyHidden } from '../foundation/visually-hidden.tsx';

/** A team's name in a dense table: ten characters, the whole name in the title and for screen readers. */
export function TeamNameCut({ name }: { name: string }) {
  const cut = truncateTeamName(name);
  if (cut === name) return <span>{name}</span>;
  return (
    <span title={name}>
      <span aria-hidden="true">{cut}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </span>
  );
}
