import { links, queryText } from '@portal/contracts';
import { PrefetchLink } from '@portal/platform';
import type { RenderLink } from '@portal/ui';

/** Links of the plain parts go through the router, and load their page's code once they are seen. */
export const renderLink: RenderLink = ({ href, ...rest }) => <PrefetchLink to={href} {...rest} />;

/** Posts with a hashtag, written without its sign. */
export const hashtagLink = (tag: string): string => `${links.feed()}${queryText<'/bang-tin'>({ hashtag: tag })}`;
