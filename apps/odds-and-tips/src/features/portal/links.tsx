import { links, queryText } from '@portal/contracts';
import { Link } from 'react-router-dom';
import { PrefetchLink } from '@portal/platform';
import type { RenderLink } from '@portal/ui';

/** Links of the plain parts go through the router, and load their page's code once they are seen. */
export const renderLink: RenderLink = ({ href, ...rest }) => <PrefetchLink to={href} {...rest} />;

/** The same on a list: what changes is above it, the eye stays where it is. */
export const renderLinkInPlace: RenderLink = ({ href, ...rest }) => <PrefetchLink to={href} preventScrollReset {...rest} />;

/** The same to a page that few want next: its code is not loaded beforehand. */
export const renderLinkAlone: RenderLink = ({ href, ...rest }) => <Link to={href} {...rest} />;

/** Odds of one match. */
export const matchOddsLink = (fixtureId: number): string => `${links.odds()}/${fixtureId}`;
/** Where a tip is written; with a match, on that match. */
export const newTipLink = (fixtureId?: number): string => `${links.tips()}/tao${queryText<'/tip-keo'>({ tran: fixtureId || undefined })}`;
