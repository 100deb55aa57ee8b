import { useEffect, useRef } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useApp } from './app.tsx';

/** A link that loads its page's code once it is seen (section 2); the shell decides whether and how many. */
export function PrefetchLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  const ref = useRef<HTMLAnchorElement>(null);
  const { prefetch } = useApp();
  useEffect(() => {
    const link = ref.current;
    if (!link || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      prefetch(to);
    });
    observer.observe(link);
    return () => observer.disconnect();
  }, [to, prefetch]);
  return <Link ref={ref} to={to} {...rest} />;
}
