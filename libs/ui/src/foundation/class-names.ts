/** Joins the class names that apply: `cx('row', live && 'live')`. */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
