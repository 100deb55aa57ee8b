import type { ReactNode } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import type { CommentAuthor } from '../comment/comment-item.tsx';
import { Crest, type TeamLook } from '../crest/crest.tsx';
import { cx } from '../foundation/class-names.ts';
import { Heading, type HeadingLevel } from '../foundation/heading.tsx';
import { plainLink, type RenderLink } from '../foundation/link.tsx';
import styles from './tip-card.module.css';

export type TipCardProps = {
  readonly author: CommentAuthor;
  readonly badge?: ReactNode;
  /** Their last results: ResultSquares. */
  readonly form?: ReactNode;
  /** "Ngoại hạng Anh · 22:00". */
  readonly meta: ReactNode;
  readonly level?: HeadingLevel | undefined;
  readonly home: TeamLook;
  readonly away: TeamLook;
  /** The match, or the tip itself. */
  readonly href?: string | undefined;
  /** Why; or "Kết quả 1–0." */
  readonly why?: ReactNode;
  /** "Kèo chấp cả trận", "Arsenal -0.75", and how sure of it. */
  readonly pick: { readonly market: string; readonly choice: ReactNode; readonly note?: ReactNode };
  readonly price?: string | null | undefined;
  /** A button to follow it, or its Stamp. */
  readonly action?: ReactNode;
  /** "412 người theo". */
  readonly note?: ReactNode;
  readonly renderLink?: RenderLink | undefined;
};

/** A tip in a list: who, on which match, what and at what price. */
export function TipCard({ author, badge, form, meta, level = 3, home, away, href, why, pick, price, action, note, renderLink = plainLink }: TipCardProps) {
  const teams = (
    <>
      <Team team={home} />
      <span aria-hidden="true">–</span>
      <Team team={away} />
    </>
  );
  return (
    <article className={styles.frame}>
      <div className={styles.tip}>
        <div className={styles.who}>
          <Avatar seed={author.seed} picture={author.picture} vip={author.vip} mic={author.mic} size={40} />
          <div>
            <div className={styles.name}>
              {author.href === undefined ? author.name : renderLink({ href: author.href, children: author.name })}
              {badge}
            </div>
            {form !== undefined && <div className={styles.form}>{form}</div>}
          </div>
        </div>
        <div className={styles.match}>
          <p className={styles.meta}>{meta}</p>
          <Heading level={level}>
            {href === undefined ? <span className={styles.teams}>{teams}</span> : renderLink({ href, className: styles.teams, children: teams })}
          </Heading>
          {why !== undefined && <p className={styles.why}>{why}</p>}
        </div>
        <div className={styles.pick}>
          <small>{pick.market}</small>
          <b>{pick.choice}</b>
          {pick.note !== undefined && <small>{pick.note}</small>}
        </div>
        <div className={styles.price}>{price}</div>
        <div className={styles.side}>
          {action}
          {note !== undefined && <small className={styles.note}>{note}</small>}
        </div>
      </div>
    </article>
  );
}

const Team = ({ team }: { team: TeamLook }) => (
  <span className={styles.team}>
    <Crest {...team} size={18} />
    {team.name}
  </span>
);

export type TipSlipProps = {
  readonly home: TeamLook;
  readonly away: TeamLook;
  /** "T6 20/11". */
  readonly date?: ReactNode;
  /** Market and choice, price, result. */
  readonly facts: readonly { readonly label: string; readonly value: ReactNode; readonly figures?: boolean | undefined }[];
  readonly stamp?: ReactNode;
};

/** A tip inside a post. */
export function TipSlip({ home, away, date, facts, stamp }: TipSlipProps) {
  return (
    <div className={styles.slip}>
      <p className={styles.slipHead}>
        <Team team={home} />
        <span aria-hidden="true">–</span>
        <Team team={away} />
        {date !== undefined && <span className={styles.slipDate}>{date}</span>}
      </p>
      <div className={styles.slipBody}>
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd className={cx(fact.figures && styles.figures)}>{fact.value}</dd>
            </div>
          ))}
        </dl>
        {stamp}
      </div>
    </div>
  );
}
