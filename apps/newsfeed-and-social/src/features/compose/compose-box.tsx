import { ImagePlus, Radio, Ticket } from 'lucide-react';
import { links, type UserInfo } from '@portal/contracts';
import { Avatar, Panel } from '@portal/ui';
import { usePostDeeds } from '../post/post-deeds.tsx';
import type { Translate } from '../portal/feed-words.ts';
import { renderLink } from '../portal/links.tsx';
import styles from './compose-box.module.css';

/** The way to a new post, on top of a feed; `link`: the page that all of it is about. The same for everyone in the first render; whoever is not logged in is asked to on the press. */
export function ComposeBox({ me, t, link }: { me: UserInfo | undefined; t: Translate; link?: string }) {
  const deeds = usePostDeeds();
  const write = () => deeds.ask({ deed: 'write', ...(link !== undefined && { link }) });
  return (
    <Panel as="section" edgeToEdge label={t('compose.box')}>
      <div className={styles.box}>
        <div className={styles.ask}>
          <Avatar seed={String(me?.userId ?? 0)} picture={me?.picture} dimmed={me === undefined} size={44} />
          <button type="button" className={styles.field} onClick={write}>
            {t(link === undefined ? 'compose.ask' : 'compose.askMatch')}
          </button>
        </div>
        <div className={styles.tools}>
          <button type="button" className={styles.tool} onClick={write}>
            <ImagePlus size={18} aria-hidden="true" className={styles.picture} />
            {t('compose.tools.picture')}
          </button>
          {link === undefined && (
            <>
              {renderLink({
                href: links.tips(),
                className: styles.tool ?? '',
                children: (
                  <>
                    <Ticket size={18} aria-hidden="true" />
                    {t('compose.tools.tip')}
                  </>
                ),
              })}
              <button type="button" className={styles.tool} onClick={() => deeds.ask({ deed: 'write', pick: true })}>
                <Radio size={18} aria-hidden="true" className={styles.match} />
                {t('compose.tools.match')}
              </button>
            </>
          )}
        </div>
      </div>
    </Panel>
  );
}
