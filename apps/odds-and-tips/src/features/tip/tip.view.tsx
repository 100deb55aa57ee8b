import { Lock, MessageSquareShare, Trash2, Tv } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { commentTargets, links } from '@portal/contracts';
import type { Tip } from '@portal/contracts/tips';
import { Slot, breadcrumbList, PageMeta } from '@portal/platform';
import { Button, Confidence, ConfirmDialog, LinkButton, PageGrid, PageHeader, Panel, ReactionBar, RailPanel, Stamp, TipSlip } from '@portal/ui';
import { AdultsOnly } from '../age/adults-only.tsx';
import { look, type MatchWords } from '../match/match-words.ts';
import { isComing } from '../match/standing.ts';
import { matchOddsLink, renderLink } from '../portal/links.tsx';
import page from '../portal/page.module.css';
import { choiceOf, outcomeOf, unitsText } from '../tips/tip-words.ts';
import { AuthorRecord } from './author-record.tsx';
import type { TipDeeds } from './tip-deeds.ts';
import styles from './tip.module.css';

interface Props {
  tip: Tip;
  deeds: TipDeeds;
  words: MatchWords;
}

/** `/tip-keo/{id}`: a tip, why, how it ended, and what others say. */
export function TipView({ tip, deeds, words }: Props) {
  const { t } = words;
  const { t: shell } = useTranslation('shell');
  const { match } = tip;
  const outcome = outcomeOf(tip.result);
  const corrected = outcomeOf(tip.correctedFrom ?? null);
  const [title, choice] = [words.title(match), choiceOf(tip, t)];
  const facts = [
    { label: t(`type.${tip.type}`), value: choice },
    { label: t('tip.price'), value: tip.price.toFixed(2), figures: true },
    ...(tip.confidence ? [{ label: t('tip.confidence'), value: <Confidence value={tip.confidence} label={t(`confidence.${tip.confidence}`)} /> }] : []),
    ...(match.score ? [{ label: t('tip.score'), value: words.score(match), figures: true }] : []),
    ...(tip.settledUnits === null ? [] : [{ label: t('tip.settled'), value: unitsText(tip.settledUnits), figures: true }]),
  ];
  return (
    <div className={page.page}>
      <PageMeta
        title={shell('title.suffix', { page: t('tip.title', { match: title, choice }) })}
        description={t('tip.description', { author: tip.author.displayName, choice, match: title })}
        path={links.tip(tip.id)}
        kind="article"
        data={[
          breadcrumbList([
            { name: t('tips.title'), path: links.tips() },
            { name: title, path: links.tip(tip.id) },
          ]),
        ]}
      />
      <PageHeader
        title={title}
        note={
          <>
            {match.tournament.name} · {words.kickOff(match)}
            {match.replay && ` · ${t('replay')}`}
          </>
        }
        action={
          <LinkButton variant="secondary" href={links.liveRoom(match.fixtureId)} icon={<Tv size={18} aria-hidden="true" />} renderLink={renderLink}>
            {t('match.room')}
          </LinkButton>
        }
      />
      <AdultsOnly>
        <PageGrid
          kind="rail"
          railLabel={t('tips.rail')}
          rail={
            <>
              <AuthorRecord tip={tip} words={words} />
              <RailPanel title={t('rules.title')} padded>
                {t('rules.text')}
              </RailPanel>
            </>
          }
        >
          <div className={page.stack}>
            <Panel as="article" edgeToEdge padded label={t('tip.one')}>
              <div className={styles.tip}>
                <TipSlip
                  home={look(match.home)}
                  away={look(match.away)}
                  date={words.kickOff(match)}
                  facts={facts}
                  stamp={outcome && <Stamp outcome={outcome}>{t(`stamp.${outcome}`)}</Stamp>}
                />
                {outcome && corrected && <p className={styles.lock}>{t('tip.corrected', { was: t(`outcome.${corrected}`), is: t(`outcome.${outcome}`) })}</p>}
                {tip.content && <p className={styles.why}>{tip.content}</p>}
                <p className={styles.lock}>
                  <Lock size={16} aria-hidden="true" />
                  {t(isComing(match) ? 'tip.locksAt' : 'tip.locked', { time: words.kickOff(match) })} ·{' '}
                  {t('tip.writtenAt', { time: words.clock(tip.createdAt), day: words.day(tip.createdAt) })}
                </p>
                <ReactionBar
                  label={t('reaction.label')}
                  words={{
                    like: t('reaction.like'),
                    love: t('reaction.love'),
                    haha: t('reaction.haha'),
                    wow: t('reaction.wow'),
                    sad: t('reaction.sad'),
                    angry: t('reaction.angry'),
                  }}
                  counts={tip.reactions.counts}
                  mine={tip.reactions.mine}
                  onReact={deeds.react}
                  disabled={deeds.reacting}
                />
                <div className={styles.deeds}>
                  <LinkButton variant="soft" href={matchOddsLink(match.fixtureId)} renderLink={renderLink}>
                    {t('match.odds')}
                  </LinkButton>
                  <LinkButton
                    variant="secondary"
                    href={links.postAbout(links.tip(tip.id))}
                    icon={<MessageSquareShare size={18} aria-hidden="true" />}
                    renderLink={renderLink}
                  >
                    {t('tip.post')}
                  </LinkButton>
                  {tip.can.delete && (
                    <Button variant="ghost" icon={<Trash2 size={18} aria-hidden="true" />} onClick={() => deeds.removal.ask(true)}>
                      {t('tip.remove')}
                    </Button>
                  )}
                </div>
              </div>
            </Panel>
            <Slot name="content-and-news/comments" props={{ objectType: commentTargets.tip, objectId: tip.id }} minHeight={200} />
          </div>
        </PageGrid>
        <ConfirmDialog
          open={deeds.removal.asking}
          onOpenChange={deeds.removal.ask}
          title={t('tip.removeAsk')}
          text={t('tip.removeText')}
          confirmLabel={t('tip.remove')}
          cancelLabel={t('tip.keep')}
          onConfirm={deeds.removal.confirm}
          busy={deeds.removal.busy}
          error={deeds.removal.error}
          danger
        />
      </AdultsOnly>
    </div>
  );
}
