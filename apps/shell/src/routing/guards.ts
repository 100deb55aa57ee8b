import { redirect } from 'react-router-dom';

/** A guard looks at an address before its loaders run, and may send the visitor elsewhere. It needs no session: those that do run in the browser. */
type Guard = (url: URL) => Response | undefined;

const username = /^[A-Za-z][\w.-]{2,31}$/;

/** decisions.md "Guards", redirect-page: `/bang-tin/{slug}` leads to a post, a profile or the feed; `/thanh-vien` alone to the log-in. */
const redirectPage: Guard = ({ pathname }) => {
  const [, first, slug, ...rest] = pathname.replace(/\/+$/, '').split('/');
  if (first === 'thanh-vien') return slug ? undefined : redirect('/?login=1');
  if (!slug || rest.length > 0) return undefined;
  if (/^\d+$/.test(slug)) return redirect(`/bang-tin?pId=${slug}`);
  return redirect(username.test(slug) ? `/thanh-vien/${slug}` : '/bang-tin');
};

const guards = { 'redirect-page': redirectPage } satisfies Record<string, Guard>;
export type GuardName = keyof typeof guards;

/** Section 8: an unknown guard name is an error at start-up, not at click time. */
export function guardOf(name: string | undefined): Guard | undefined {
  if (name === undefined) return undefined;
  const guard = (guards as Record<string, Guard | undefined>)[name];
  if (!guard) throw new Error(`Unknown route middleware: ${name}`);
  return guard;
}
