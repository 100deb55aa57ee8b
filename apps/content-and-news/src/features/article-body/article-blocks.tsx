import { ChevronRight } from 'lucide-react';
import { links } from '@portal/contracts';
import type { ArticleBlock } from '@portal/contracts/article';
import { ArticleBody, ArticleFigure, ArticleHeading, ArticleList, ArticleQuote, PitchStripes } from '@portal/ui';
import { Slot } from '@portal/platform';
import { renderLink } from '../links.tsx';
import { MarkedText } from './marked-text.tsx';
import styles from './article-blocks.module.css';

/** The body of an article. Blocks are plain text, so nothing that an author writes becomes markup. */
export function ArticleBlocks({ blocks }: { blocks: readonly ArticleBlock[] }) {
  const moving = blocks.filter(({ type }) => type === 'match').slice(0, MOST_MOVING);
  return (
    <ArticleBody>
      {blocks.map((block, index) => (
        <Block key={index} block={block} moves={moving.includes(block)} under={headingAbove(blocks, index)} />
      ))}
    </ArticleBody>
  );
}

/** Each of them is asked for by itself; a text about more matches than these is a list of ways to them. */
const MOST_MOVING = 3;

function headingAbove(blocks: readonly ArticleBlock[], index: number): string | undefined {
  const above = blocks.slice(0, index).findLast(({ type }) => type === 'heading');
  return above?.type === 'heading' ? above.text : undefined;
}

/** `under`: the heading that it stands under. */
function Block({ block, moves, under }: { block: ArticleBlock; moves: boolean; under?: string }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <MarkedText text={block.text} marks={block.marks} />
        </p>
      );
    case 'heading':
      return <ArticleHeading>{block.text}</ArticleHeading>;
    case 'quote':
      return (
        <ArticleQuote by={block.by ?? undefined}>
          <MarkedText text={block.text} marks={block.marks} />
        </ArticleQuote>
      );
    case 'list':
      return (
        <ArticleList ordered={block.ordered} items={block.items.map((item, index) => <MarkedText key={index} text={item} marks={block.marks?.[index]} />)} />
      );
    case 'table':
      return <Table name={under ?? block.head.join(', ')} head={block.head} rows={block.rows} />;
    case 'match':
      return moves ? <MatchCard fixtureId={block.fixtureId} title={block.title} /> : <Match fixtureId={block.fixtureId} title={block.title} />;
    case 'picture':
      return <ArticleFigure picture={block.url} alt={block.alt} width={block.width} height={block.height} caption={block.caption ?? undefined} />;
    // A kind of a newer contract.
    default:
      return null;
  }
}

/** '7', '+3', '10–4', '2–1–0'. */
const FIGURE = /^[+-]?\d[\d–]*$/;

/** A wide table scrolls by itself, so that the page does not. It can be reached by keyboard for that. */
function Table({ name, head, rows }: { name: string; head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <div className={styles.scroll} role="group" aria-label={name} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) =>
                column === namedBy(row) ? (
                  <th key={column} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={column} className={FIGURE.test(cell) ? styles.figure : undefined}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Where a table begins with places, a row is called by who has it. */
const namedBy = ([first = '']: readonly string[]): number => (FIGURE.test(first) ? 1 : 0);

/** The match that the text is about, as it stands. */
function MatchCard(match: { fixtureId: number; title: string }) {
  const way = <Match {...match} />;
  return <Slot name="live-and-schedule/match-card" props={match} loading={way} whenAway={way} />;
}

/** The way from the text to the match it is about. */
function Match({ fixtureId, title }: { fixtureId: number; title: string }) {
  return (
    <PitchStripes className={styles.ground}>
      {renderLink({
        href: links.liveRoom(fixtureId),
        className: styles.match ?? '',
        children: (
          <>
            <span className={styles.title}>{title}</span>
            <ChevronRight size={18} aria-hidden="true" />
          </>
        ),
      })}
    </PitchStripes>
  );
}
