import { ChevronRight } from 'lucide-react';
import { links } from '@portal/contracts';
import type { ArticleBlock } from '@portal/contracts/article';
import { ArticleBody, ArticleFigure, ArticleHeading, ArticleList, ArticleQuote, PitchStripes } from '@portal/ui';
import { renderLink } from '../links.tsx';
import { MarkedText } from './marked-text.tsx';
import styles from './article-blocks.module.css';

/** The body of an article. Blocks are plain text, so nothing that an author writes becomes markup. */
export const ArticleBlocks = ({ blocks }: { blocks: readonly ArticleBlock[] }) => (
  <ArticleBody>
    {blocks.map((block, index) => (
      <Block key={index} block={block} />
    ))}
  </ArticleBody>
);

function Block({ block }: { block: ArticleBlock }) {
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
      return <Table head={block.head} rows={block.rows} />;
    case 'match':
      return <Match fixtureId={block.fixtureId} title={block.title} />;
    case 'picture':
      return <ArticleFigure picture={block.url} alt={block.alt} width={block.width} height={block.height} caption={block.caption ?? undefined} />;
    // A kind of a newer contract.
    default:
      return null;
  }
}

/** A wide table scrolls by itself, so that the page does not. It can be reached by keyboard for that. */
function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <div className={styles.scroll} role="group" aria-label={head.join(', ')} tabIndex={0}>
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
                column === 0 ? (
                  <th key={column} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={column}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
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
            {title}
            <ChevronRight size={18} aria-hidden="true" />
          </>
        ),
      })}
    </PitchStripes>
  );
}
