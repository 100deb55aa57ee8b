import { useLocation } from 'react-router-dom';
import { DEFAULT_LANGUAGE, type Language } from '@portal/contracts';
import { useApp } from '../app.tsx';
import { alternates, languageAsked, siteAddress } from './address.ts';
import { JsonLd, type StructuredData } from './json-ld.tsx';

export interface PageMetaProps {
  /** As the browser's tab shows it, whole. */
  title: string;
  description?: string | undefined;
  /** The page's one address within the site, with what of its query belongs to it. Absent: the path of now. */
  path?: string;
  kind?: 'website' | 'article' | 'profile';
  /** What a link to the page is shown with; absent: the site's own picture. `url` may be a path. */
  image?: { url: string; alt: string; width?: number | null; height?: number | null } | undefined;
  /** Language of the page's words, where it may be another than the visitor's. */
  language?: string;
  /** Not for searchers: one's own pages, and what holds nothing. */
  noindex?: boolean;
  /** Objects of schema.org. */
  data?: readonly StructuredData[];
}

const locales: Record<Language, string> = { vi: 'vi_VN', en: 'en_US', zh: 'zh_TW' };
/** The site's own picture, 1200 by 630; the shell serves it. */
const SHARED = { url: '/share.png', width: 1_200, height: 630 };

/** What a page says of itself to browsers, searchers and whoever shows a link to it. React puts it into the head; one for each page. */
export function PageMeta({ title, description, path, kind = 'website', image, language, noindex = false, data = [] }: PageMetaProps) {
  const { site, prefs } = useApp();
  const { pathname, search } = useLocation();
  const here = path ?? pathname;
  // Words in another language than the frame's are the same page as in their own.
  const asked = language !== undefined && language !== prefs.language ? DEFAULT_LANGUAGE : languageAsked(new URLSearchParams(search));
  const address = siteAddress(site, here, asked);
  const picture = { alt: site.brand, ...(image ?? SHARED) };
  const sized = Boolean(picture.width && picture.height);
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          {alternates(site, here).map(({ hrefLang, href }) => (
            <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
          ))}
        </>
      )}
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={site.brand} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={locales[prefs.language]} />
      <meta property="og:image" content={new URL(picture.url, site.origin).href} />
      <meta property="og:image:alt" content={picture.alt} />
      {sized && <meta property="og:image:width" content={String(picture.width)} />}
      {sized && <meta property="og:image:height" content={String(picture.height)} />}
      <meta name="twitter:card" content="summary_large_image" />
      {data.map((each, place) => (
        <JsonLd key={place} data={each} />
      ))}
    </>
  );
}
