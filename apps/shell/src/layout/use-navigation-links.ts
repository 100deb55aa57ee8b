import { useQuery } from '@tanstack/react-query';
import { calls, usualNavigation, type NavLink } from '@portal/contracts';
import { callQuery, useApp } from '@portal/platform';

/** The site's links, as its operator arranged them; the usual ones until the api has answered. */
export function useNavigationLinks(): { primarys: NavLink[]; footerNav: NavLink[] } {
  const { data } = useQuery({ ...callQuery(useApp(), calls.resource.navigation, {}), refetchOnMount: false });
  return data ?? usualNavigation;
}
