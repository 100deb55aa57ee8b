import { useTranslation } from 'react-i18next';

/** A page's title as tabs, searchers and links show it: with the name of the site. */
export function usePageTitle(): (page: string) => string {
  const { t } = useTranslation('shell');
  return (page) => t('title.suffix', { page });
}
