import { PrefetchLink } from '@portal/platform';
import type { RenderLink } from '@portal/ui';

/** Links of the plain parts go through the router, and load their page's code once they are seen. */
export const renderLink: RenderLink = ({ href, ...rest }) => <PrefetchLink to={href} {...rest} />;

/** The same for what one looks at in its place: the page stays where it is. */
export const renderLinkInPlace: RenderLink = ({ href, ...rest }) => <PrefetchLink to={href} preventScrollReset {...rest} />;
