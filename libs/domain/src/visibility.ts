/** Who may see a post: 1 public, 2 private, 3 deleted (specification, section 4). */
export const VISIBILITY = { public: 1, private: 2, deleted: 3 } as const;
export type Visibility = (typeof VISIBILITY)[keyof typeof VISIBILITY];

/** What matters of the one who looks. */
export interface PostViewer {
  isAuthor: boolean;
  isStaff: boolean;
  /** They and the author: one of the two blocks the other. */
  isBlocked: boolean;
}

/** Public: anyone; private: its author; deleted: nobody (decisions, "Guards"). Staff are no exception, but that no block keeps them from what is public (ours). */
export function maySee(visibility: Visibility, { isAuthor, isStaff, isBlocked }: PostViewer): boolean {
  if (isBlocked && !isStaff) return false;
  return visibility === VISIBILITY.public || (visibility === VISIBILITY.private && isAuthor);
}

/** Its author may take a post back (ours), staff any (decisions, "Identity"); what is deleted stays so. */
export function mayDelete(visibility: Visibility, { isAuthor, isStaff }: Pick<PostViewer, 'isAuthor' | 'isStaff'>): boolean {
  return visibility !== VISIBILITY.deleted && (isAuthor || isStaff);
}
