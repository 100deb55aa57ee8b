import { PanelRightOpen } from 'lucide-react';
import type { MatchSummary } from '@portal/contracts/match';
import { IconLink } from '@portal/ui';
import { renderLinkInPlace } from '../match/links.tsx';
import type { MatchWords } from '../match/match-words.ts';
import styles from './look-link.module.css';

/** At the end of a row: its match at a glance. */
export const LookLink = ({ href, match, words }: { href: string; match: MatchSummary; words: MatchWords }) => (
  <IconLink href={href} label={words.t('schedule.look', { match: words.title(match) })} renderLink={renderLinkInPlace} className={styles.look}>
    <PanelRightOpen size={18} aria-hidden="true" />
  </IconLink>
);
