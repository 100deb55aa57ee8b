import { infiniteQueryOptions } from '@tanstack/react-query';
import { limits } from '@portal/contracts';
import { chatCalls } from '@portal/contracts/chat';
import type { AppContext } from '@portal/platform';

/** Rooms whose name has these words, busiest first, page by page; asked again every minute while they are looked at. */
export const roomList = ({ api, prefs }: AppContext, words: string) =>
  infiniteQueryOptions({
    queryKey: [chatCalls.listRoom.id, 'pages', words, prefs.language],
    queryFn: ({ pageParam, signal }) =>
      api.call(chatCalls.listRoom, { pageSize: limits.roomList, pageNum: pageParam, ...(words && { searchKeyword: words }) }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * limits.roomList < last.total ? pages.length + 1 : undefined),
    staleTime: limits.liveRefresh,
    refetchInterval: limits.liveRefresh,
  });
