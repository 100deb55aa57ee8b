import type { Language } from '@portal/contracts';
import type { Texts } from '../code/json.ts';

/** What a generated page says before somebody writes better words. */
const start: Readonly<Record<Language, { empty: string; emptyText: string; login: string; loginText: string; loading: string }>> = {
  vi: { empty: 'Chưa có gì ở đây', emptyText: 'Quay lại sau ít phút nhé.', login: 'Đăng nhập', loginText: 'Đăng nhập để xem trang này.', loading: 'Đang tải' },
  en: { empty: 'Nothing here yet', emptyText: 'Come back in a little while.', login: 'Log in', loginText: 'Log in to see this page.', loading: 'Loading' },
  zh: { empty: '這裡還沒有內容', emptyText: '請稍後再來看看。', login: '登入', loginText: '登入後即可查看此頁。', loading: '載入中' },
};

/** What every page and part of a remote may need: said once, for all of them. */
const common: Readonly<Record<Language, { retry: string; error: Texts; stale: string }>> = {
  vi: {
    retry: 'Thử lại',
    error: {
      page: 'Chưa tải được trang này',
      pageText: 'Đường truyền hoặc máy chủ đang trục trặc. Bạn thử lại sau ít giây nhé.',
      closed: 'Bạn chưa xem được trang này',
      closedText: 'Trang này dành cho người có quyền xem.',
      part: 'Chưa tải được phần này.',
    },
    stale: 'Mất mạng. Đang hiện nội dung cũ.',
  },
  en: {
    retry: 'Try again',
    error: {
      page: 'This page could not be loaded',
      pageText: 'The line or the server is in trouble. Please try again in a moment.',
      closed: 'You cannot see this page',
      closedText: 'It is for those who have the right to see it.',
      part: 'This part could not be loaded.',
    },
    stale: 'No connection. Showing what was there before.',
  },
  zh: {
    retry: '重試',
    error: {
      page: '無法載入此頁',
      pageText: '網路或伺服器出了問題，請稍後再試。',
      closed: '你無法查看此頁',
      closedText: '此頁僅供有權限的人查看。',
      part: '無法載入這個部分。',
    },
    stale: '網路已中斷，目前顯示先前的內容。',
  },
};

interface Need {
  readonly key: string;
  readonly title: string;
  readonly member: boolean;
  readonly page: boolean;
  readonly slot: boolean;
  readonly model: boolean;
}

/** The texts of a feature in one language. */
export function textsOf(language: Language, { key, title, member, page, slot, model }: Need): Texts {
  const { empty, emptyText, login, loginText, loading } = start[language];
  const { retry, error, stale } = common[language];
  const errors = Object.fromEntries(Object.entries(error).filter(([name]) => (name === 'part' ? slot : page)));
  return {
    retry,
    error: errors,
    [key]: {
      title,
      ...(page && { description: title }),
      empty,
      emptyText,
      ...(member && { login, loginText }),
      ...((member || slot) && { loading }),
      ...(model && { stale }),
    },
  };
}
