import { ChevronRight, FileText, Link2, MessagesSquare, TrendingUp, UserRound } from 'lucide-react';
import type { ChatMessage } from '@portal/contracts/chat';
import { webParts } from '@portal/domain';
import { PrefetchLink, useApp } from '@portal/platform';
import { FootballIcon } from '@portal/ui';
import type { TFunction } from 'i18next';
import { ownPage, type OwnPage } from './own-page.ts';
import styles from './message-words.module.css';

interface Props {
  text: string;
  /** Of the words. */
  className: string | undefined;
  /** Names of the match that the text links to. */
  linked?: ChatMessage['linked'];
  t: TFunction<'chat'>;
}

const icons = {
  match: <FootballIcon size={20} />,
  article: <FileText size={20} aria-hidden="true" />,
  post: <MessagesSquare size={20} aria-hidden="true" />,
  room: <MessagesSquare size={20} aria-hidden="true" />,
  tip: <TrendingUp size={20} aria-hidden="true" />,
  member: <UserRound size={20} aria-hidden="true" />,
  page: <Link2 size={20} aria-hidden="true" />,
} as const satisfies Record<OwnPage['kind'], unknown>;

/** What somebody wrote: addresses are links, the first that leads to a page of ours is a card. */
export function MessageWords({ text, className, linked, t }: Props) {
  const { site, prefs } = useApp();
  const parts = webParts(text).map((part) => ({ part, own: part.kind === 'link' ? ownPage(part.href, site.origin) : undefined }));
  const card = parts.find(({ own }) => own !== undefined)?.own;
  // A bare address says nothing that its card does not.
  const alone = card !== undefined && parts.every(({ part, own }) => own === card || part.text.trim() === '');
  return (
    <>
      {!alone && (
        <p className={className}>
          {parts.map(({ part, own }, index) => {
            if (part.kind === 'words') return part.text;
            return own ? (
              <PrefetchLink key={index} to={own.path} className={styles.link}>
                {decoded(own.path)}
              </PrefetchLink>
            ) : (
              <a key={index} href={part.href} className={styles.link} target="_blank" rel="nofollow noopener noreferrer ugc">
                {part.text}
              </a>
            );
          })}
        </p>
      )}
      {card && (
        <PrefetchLink to={card.path} className={styles.card}>
          {icons[card.kind]}
          <span className={styles.title}>
            <b>{(linked?.fixtureId === card.fixtureId && linked?.names[prefs.language]) || t(`card.${card.kind}`)}</b>
            <span>{linked && linked.fixtureId === card.fixtureId ? t('card.match') : decoded(card.path)}</span>
          </span>
          <ChevronRight size={18} aria-hidden="true" />
        </PrefetchLink>
      )}
    </>
  );
}

/** As one reads it; as it is where it cannot be read. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
