import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { bannerDomainTypes, bannerPositions, type Banner } from '@portal/contracts/resource';
import { bannerShows } from '@portal/domain';
import { useApp } from '@portal/platform';
import { RELEASES } from '../routing/table.ts';
import { siteQueries } from './site-queries.ts';

type Position = Banner['position'];
const closedKey = (position: Position) => `banner-closed-${position}`;

/**
 * Which banners show, at most one on each side: on every page except the chat room, where they do with shorten mode on (section 2), and the release desk, where nobody is to
 * be sold anything; closed ones stay closed for the session. To be called by an observer.
 */
export function useSideBanners(pathname: string): { shown: Banner[]; close(position: Position): void } {
  const a = useApp();
  const { data: site } = useQuery({ ...siteQueries.settings(a), refetchOnMount: false });
  const { data } = useQuery({ ...siteQueries.banners(a, site?.bannerDomainType ?? bannerDomainTypes.none), refetchOnMount: false });
  const [closed, setClosed] = useState<Position[]>([]);
  useEffect(() => {
    try {
      const before = bannerPositions.filter((position) => sessionStorage.getItem(closedKey(position)));
      // Nothing new for most: the frame would be rendered again for it, and the page with it.
      if (before.length > 0) setClosed(before);
    } catch {
      /* storage forbidden: they show again */
    }
  }, []);
  const place = { chatRoom: /^\/chatroom(\/|$)/.test(pathname), shortenMode: a.settings.values.shortenMode };
  const open = (position: Position) => pathname !== RELEASES && bannerShows({ ...place, closed: closed.includes(position) });
  return {
    shown: bannerPositions.flatMap((position) => (open(position) ? (data?.list.find((banner) => banner.position === position) ?? []) : [])),
    close(position) {
      setClosed((all) => [...all, position]);
      try {
        sessionStorage.setItem(closedKey(position), '1');
      } catch {
        /* for this page only, then */
      }
    },
  };
}
