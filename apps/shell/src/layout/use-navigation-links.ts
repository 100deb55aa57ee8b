import { useQuery } from '@tanstack/react-query';
import { usualNavigation, type NavLink } from '@portal/contracts/resource';
import { useApp } from '@portal/platform';
import { siteQueries } from './site-queries.ts';

/** The site's links, as its operator arranged them; the usual ones until the api has answered. */
export function useNavigationLinks(): { primarys: NavLink[]; footerNav: NavLink[] } {
  const { data } = useQuery({ ...siteQueries.navigation(useApp()), refetchOnMount: false });
  return data ?? usualNavigation;
}
