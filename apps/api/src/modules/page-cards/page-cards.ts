import type { MatchMoment, NewPostCard } from '@portal/contracts/newsfeed';

/** What a post about a page shows of it. `fixtureId`: the match that it is about. */
export interface PageCard {
  readonly card: NewPostCard;
  readonly fixtureId: number | null;
  /** A match to come, at which somebody speaks. */
  readonly airs?: boolean;
  /** Only while it is played, and its minutes are known. */
  readonly moment?: MatchMoment;
}
/** `rest`: the parts of the path below the page's own, decoded. Undefined where nothing is there. */
export type CardMaker = (rest: readonly string[]) => Promise<PageCard | undefined>;

/** Pages of the portal that a post can show as its card: each module says for its own. Nobody's else are ever looked at. */
export class PageCards {
  private readonly makers = new Map<string, CardMaker>();

  /** `page`: the first part of the path, `truc-tiep`. */
  add(page: string, maker: CardMaker): void {
    this.makers.set(page, maker);
  }

  async of(link: string): Promise<PageCard | undefined> {
    const [page = '', ...rest] = partsOf(link);
    return this.makers.get(page)?.(rest);
  }
}

/** Only the path counts: what its query opens is one reader's own. Of a path that is none there are no parts. */
function partsOf(link: string): string[] {
  try {
    return new URL(link, 'http://portal').pathname.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return [];
  }
}

/** An id as a part of a path says it; undefined for anything else. */
export const idOfPart = (part: string | undefined): number | undefined => (part !== undefined && /^[1-9]\d{0,14}$/.test(part) ? Number(part) : undefined);
