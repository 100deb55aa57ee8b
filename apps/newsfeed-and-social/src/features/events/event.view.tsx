import type { ReactNode } from 'react';
import { ArrowLeft, Clock, MapPin, MessageSquareText, Tv, UserRound, Users } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { feedTypes, links, type Address } from '@portal/contracts';
import type { PortalEvent } from '@portal/contracts/event';
import { cutText, formatWeekday } from '@portal/i18n';
import { JsonLd, PageMeta, useApp } from '@portal/platform';
import { buttonClass, LinkButton, Panel, VisuallyHidden } from '@portal/ui';
import type { FeedWords } from '../portal/feed-words.ts';
import { renderLink } from '../portal/links.tsx';
import { DayLeaf, EventButtons } from './event-item.tsx';
import { guestsOf, hoursOf, remarkOf, stateOf } from './event-words.ts';
import { schemaEvent } from './structured-data.ts';
import styles from './events.module.css';

const DESCRIPTION = 160;

/** One event: when, where, with whom, and the ways to come along. */
export const EventView = observer(function EventView({ event, words }: { event: PortalEvent; words: FeedWords }) {
  const { t, number } = words;
  const { t: shell } = useTranslation('shell');
  const { prefs } = useApp();
  const remark = remarkOf(event, t);
  const { host, place, link } = event;
  return (
    <>
      <PageMeta
        title={shell('title.suffix', { page: event.title })}
        description={cutText([formatWeekday(event.startsAt, prefs), hoursOf(event, prefs), place?.name, event.text].filter(Boolean).join(' · '), DESCRIPTION)}
        path={links.event(event.id)}
      />
      <JsonLd data={schemaEvent(event)} />
      <div>
        {renderLink({
          href: links.feed(feedTypes.event),
          className: buttonClass({ variant: 'ghost' }),
          children: (
            <>
              <ArrowLeft size={18} aria-hidden="true" />
              {t('events.all')}
            </>
          ),
        })}
      </div>
      <Panel label={event.title}>
        <div className={styles.page}>
          <div className={styles.head}>
            <DayLeaf event={event} />
            <div className={styles.words}>
              <h1>{event.title}</h1>
              {remark && (
                <p className={styles.note}>
                  <span className={styles.state} data-tone={remark.tone}>
                    {remark.text}
                  </span>
                </p>
              )}
            </div>
          </div>
          <VisuallyHidden>
            <h2>{t('events.details')}</h2>
          </VisuallyHidden>
          <dl className={styles.facts}>
            <Fact icon={<Clock size={20} aria-hidden="true" />} term={t('events.when')}>
              {`${formatWeekday(event.startsAt, prefs)} · ${hoursOf(event, prefs)}`}
            </Fact>
            <Fact icon={place ? <MapPin size={20} aria-hidden="true" /> : <Tv size={20} aria-hidden="true" />} term={t('events.where')}>
              {place?.name ?? t('events.online')}
              {place?.address && <small>{place.address}</small>}
            </Fact>
            <Fact icon={<UserRound size={20} aria-hidden="true" />} term={t('events.host')}>
              {renderLink({ href: links.profile(host.username), className: styles.title, children: host.displayName })}
            </Fact>
            <Fact icon={<Users size={20} aria-hidden="true" />} term={t('events.guests')}>
              {guestsOf(event, t, number)}
            </Fact>
          </dl>
          {event.text && <p className={styles.text}>{event.text}</p>}
          <EventButtons event={event} words={words} />
          <div className={styles.deeds}>
            {link && (
              <LinkButton variant="secondary" href={link} icon={<Tv size={18} aria-hidden="true" />} renderLink={renderLink}>
                {t('events.room')}
              </LinkButton>
            )}
            <LinkButton
              variant="secondary"
              href={links.postAbout(links.event(event.id) as Address)}
              icon={<MessageSquareText size={18} aria-hidden="true" />}
              renderLink={renderLink}
            >
              {t('events.post')}
            </LinkButton>
          </div>
          {stateOf(event) === 'coming' && <p className={styles.note}>{t('events.reminder')}</p>}
        </div>
      </Panel>
    </>
  );
});

const Fact = ({ icon, term, children }: { icon: ReactNode; term: string; children: ReactNode }) => (
  <div>
    <dt title={term}>
      {icon}
      <VisuallyHidden>{term}</VisuallyHidden>
    </dt>
    <dd>{children}</dd>
  </div>
);
