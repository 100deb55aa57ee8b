import type { Language } from '@portal/contracts';

const words: Readonly<Record<Language, { badge: string; live: string; text: (title: string) => string }>> = {
  vi: { badge: 'Sắp ra mắt', live: 'Xem trận đang đá', text: (title) => `Trang ${title} đang được dựng.` },
  en: { badge: 'Coming soon', live: 'Watch what is on now', text: (title) => `The page ${title} is being built.` },
  zh: { badge: '即將推出', live: '看正在進行的比賽', text: (title) => `「${title}」頁面正在搭建中。` },
};

/** The locale file of a remote that has one card. */
export function cardTexts(language: Language, page: string, title: string): string {
  const { badge, live, text } = words[language];
  return JSON.stringify({ comingSoon: { badge, live, pages: { [page]: { title, text: text(title) } } } }, null, 2);
}
