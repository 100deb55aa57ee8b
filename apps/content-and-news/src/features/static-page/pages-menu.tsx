import { Briefcase, Cookie, History, Info, MessageSquareText, Scale, ScrollText } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { SideMenu } from '@portal/ui';
import { renderLink } from '../links.tsx';
import { useWords } from '../words.ts';
import { feedbackPath, staticPageAt, staticPages } from './static-pages.ts';

const icons = { about: Info, careers: Briefcase, changeLog: History, termsOfUse: ScrollText, conditions: Scale, cookies: Cookie } as const;

/** The way between the pages about the portal, and to the place where one answers them. */
export function PagesMenu() {
  const { t } = useWords();
  const { pathname } = useLocation();
  const here = staticPageAt(pathname);
  const pages = staticPages.map(({ name, path }) => {
    const Icon = icons[name];
    return { id: name, label: t(`page.names.${name}`), icon: <Icon aria-hidden="true" />, href: path, current: here?.name === name };
  });
  const feedback = {
    id: 'feedback',
    label: t('page.names.feedback'),
    icon: <MessageSquareText aria-hidden="true" />,
    href: feedbackPath,
    current: pathname.startsWith(feedbackPath),
  };
  return <SideMenu label={t('page.menu')} groups={[pages, [feedback]]} renderLink={renderLink} />;
}
