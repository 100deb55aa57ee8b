import { links } from '@portal/contracts';
import type { Tip } from '@portal/contracts/tips';
import { Confidence, LevelTag, ResultSquares, Stamp, TipCard } from '@portal/ui';
import { look, type MatchWords } from '../match/match-words.ts';
import { renderLink } from '../portal/links.tsx';
import styles from './tips.module.css';
import { authorLook, choiceOf, formOf, outcomeOf, unitsText } from './tip-words.ts';

/** A tip in a list: leads to the tip, its author's name to their profile. */
export function TipItem({ tip, words }: { tip: Tip; words: MatchWords }) {
  const { t } = words;
  const { match } = tip;
  const outcome = outcomeOf(tip.result);
  const score = words.listedScore(match);
  return (
    <TipCard
      author={authorLook(tip.author)}
      badge={<LevelTag level={tip.author.level}>{t('tips.level', { level: tip.author.level })}</LevelTag>}
      form={tip.record.last.length > 0 ? <ResultSquares {...formOf(tip.record, t)} /> : undefined}
      meta={
        <>
          {match.tournament.name} · {words.kickOff(match)}
          {match.replay && ` · ${t('replay')}`}
        </>
      }
      home={look(match.home)}
      away={look(match.away)}
      href={links.tip(tip.id)}
      why={outcome && score ? t('tip.resultWas', { score }) : tip.content || undefined}
      pick={{
        market: t(`type.${tip.type}`),
        choice: choiceOf(tip, t),
        note: tip.confidence ? <Confidence value={tip.confidence} label={t(`confidence.${tip.confidence}`)} /> : undefined,
      }}
      price={tip.price.toFixed(2)}
      action={outcome ? <Stamp outcome={outcome}>{t(`stamp.${outcome}`)}</Stamp> : <span className={styles.open}>{t('tip.open')}</span>}
      note={
        outcome && tip.settledUnits !== null ? (
          <span className={styles.units} data-sign={Math.sign(tip.settledUnits)}>
            {t('tip.units', { units: unitsText(tip.settledUnits) })}
          </span>
        ) : tip.comments > 0 ? (
          t('tip.comments', { count: tip.comments })
        ) : undefined
      }
      renderLink={renderLink}
    />
  );
}
