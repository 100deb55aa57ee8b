/** The two side banners (specification, sections 2 and 9): pixels, and the type each side asks for. */
export const SIDE_BANNER = { width: 160, height: 500, top: 110, types: { right: 'HOME_RIGHT', left: 'HOME_LEFT' } } as const;

export interface BannerPlace {
  chatRoom: boolean;
  /** The shorten-mode setting of the user. */
  shortenMode: boolean;
  /** Closed with its button earlier in this session. */
  closed: boolean;
}

/** Banners show on every page except the chat room, there only with shorten mode on, and not once closed (section 2). */
export function bannerShows({ chatRoom, shortenMode, closed }: BannerPlace): boolean {
  return !closed && (!chatRoom || shortenMode);
}

/** Attributes of a banner's link: a new tab, nofollow; what is no web address or path of ours falls back to a hash (section 2). */
export function bannerLink(linkUrl: string | null): { href: string; target: '_blank'; rel: string } {
  const web = /^(https?:\/\/|\/(?![/\\]))/i.test(linkUrl ?? '') && URL.canParse(linkUrl ?? '', 'https://x');
  return { href: web && linkUrl !== null ? linkUrl : '#', target: '_blank', rel: 'nofollow noopener' };
}

/** The `domain` of the banner call: the domain cookie when the banner domain type is 10, else null (section 7). */
export function bannerDomain(domainType: number, domainCookie: string | null): string | null {
  return domainType === 10 ? domainCookie : null;
}
