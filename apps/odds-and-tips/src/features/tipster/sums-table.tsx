import type { ReactNode } from 'react';
import type { TipSumsShown } from '@portal/contracts/tips';
import type { Translate } from '../match/match-words.ts';
import { unitsText } from '../tips/tip-words.ts';
import { percentText } from '../portal/percent.ts';
import { betweenText, resultsText, YIELD } from './figures.ts';
import styles from './tipster.module.css';

interface Props {
  caption: string;
  /** Above the first column. */
  what: string;
  rows: readonly { readonly id: string; readonly name: ReactNode; readonly sums: TipSumsShown }[];
  t: Translate;
}

/** The record by something: how many tips, how they went, what they brought, and how surely. */
export function SumsTable({ caption, what, rows, t }: Props) {
  return (
    <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{what}</th>
            <th scope="col">{t('tipster.tips')}</th>
            <th scope="col">{t('tipster.results')}</th>
            <th scope="col">{t('tipster.profit')}</th>
            <th scope="col">{t('tipster.yield')}</th>
            <th scope="col">{t('tipster.rate')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, sums }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{sums.tips}</td>
              <td>{resultsText(sums)}</td>
              <td className={styles.units} data-sign={Math.sign(sums.profit)}>
                {unitsText(sums.profit)}
              </td>
              <td>
                {sums.yield ? percentText(sums.yield.value, YIELD) : '–'}
                {sums.yield && <small>{betweenText(sums.yield, t, YIELD)}</small>}
              </td>
              <td>
                {sums.rate ? percentText(sums.rate.value) : '–'}
                {sums.rate && <small>{betweenText(sums.rate, t)}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
