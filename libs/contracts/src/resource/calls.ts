import { z } from 'zod';
import { endpoint, limits, media, openNumber, openWord } from '@portal/contracts';
import { instant, text, uploadedUrl } from '@portal/contracts/parts';

const base = '/other/api/';
const tag = 'resource';
const domain = text().max(253).optional();

const navLink = z.object({ key: z.string(), to: z.string(), live: z.boolean().default(false) });
export type NavLink = z.infer<typeof navLink>;

/** Position/type of side banners (section 2). */
export const bannerPositions = ['HOME_LEFT', 'HOME_RIGHT'] as const;
/** Where the banners' domain comes from (section 7): 10 the domain cookie, 20 none. */
export const bannerDomainTypes = { cookie: 10, none: 20 } as const;
const siteDomain = z.object({ domain: z.string(), brand: z.string(), isDefault: z.boolean() });
/** Settings of the site that answers for a domain. `schema`: structured data of schema.org, one object for each script of type application/ld+json. */
const siteSettings = z.object({
  brand: z.string(),
  title: z.string(),
  description: z.string(),
  analyticsId: z.string().nullable(),
  schema: z.array(z.record(z.string(), z.unknown())).max(5),
  bannerDomainType: openNumber([10, 20]),
});
export type SiteSettings = z.infer<typeof siteSettings>;

/** Things that have addresses of their own, as searchers are told of them. A page of a part holds the things of one range of ids, so that it costs the same at any depth. */
export const sitemapParts = ['articles', 'matches', 'tips', 'members', 'teams', 'tournaments'] as const;
const sitemapPage = z.object({ part: openWord(sitemapParts), pageNum: z.number().int().min(1) });
export type SitemapPart = (typeof sitemapParts)[number];

/** Why a video is not kept. `lost`: it can be sent once more. */
export const unfitVideos = ['notAVideo', 'tooLong', 'lost'] as const;
export type UnfitVideo = (typeof unfitVideos)[number];

const banner = z.object({
  id: z.number().int(),
  position: openWord(bannerPositions),
  linkUrl: z.string().nullable(),
  imageUrl: z.string().nullable(),
  title: z.string(),
  text: z.string(),
  action: z.string(),
  art: openWord(['ball', 'flag']),
});
export type Banner = z.infer<typeof banner>;

export const resourceCalls = {
  navigation: endpoint({
    id: 'resource.navigation',
    method: 'GET',
    path: `${base}resource/navigation`,
    access: 'public',
    tag,
    extension: true,
    summary: 'Header and footer of a domain',
    query: () => z.object({ domain }),
    data: () => z.object({ primarys: z.array(navLink), footerNav: z.array(navLink), topMarquee: z.string().nullable() }),
  }),
  marquee: endpoint({
    id: 'resource.marquee',
    method: 'GET',
    path: `${base}resource/marquee/home-list`,
    access: 'public',
    tag,
    summary: 'Notices of the home page of a domain',
    query: () => z.object({ domain }),
    data: () => z.object({ list: z.array(z.object({ id: z.number().int(), text: z.string() })) }),
  }),
  banners: endpoint({
    id: 'resource.banners',
    method: 'GET',
    path: `${base}banner/list`,
    access: 'public',
    tag,
    summary: 'Side banners',
    query: () => z.object({ position: z.enum(bannerPositions).optional(), domain }),
    data: () => z.object({ list: z.array(banner) }),
  }),
  siteSeo: endpoint({
    id: 'resource.siteSeo',
    method: 'GET',
    path: `${base}resource/site-seo`,
    access: 'public',
    tag,
    extension: true,
    summary: 'Site settings of a domain',
    query: () => z.object({ domain }),
    data: () => siteSettings,
  }),
  domains: endpoint({
    id: 'resource.domains',
    method: 'GET',
    path: `${base}resource/domain/list`,
    access: 'public',
    tag,
    summary: 'Domains of the portal; the named one alone when one is named',
    query: () => z.object({ domain }),
    data: () => z.object({ list: z.array(siteDomain).max(100) }),
  }),
  visitor: endpoint({
    id: 'resource.visitor',
    method: 'GET',
    path: `${base}resource/visitor`,
    access: 'public',
    tag,
    extension: true,
    summary: 'Address, time zone and country of who asks',
    data: () => z.object({ ip: z.string(), timeZone: z.string().nullable(), country: z.string().nullable() }),
  }),
  sitemapIndex: endpoint({
    id: 'resource.sitemapIndex',
    method: 'GET',
    path: `${base}resource/sitemap-index`,
    access: 'public',
    tag,
    extension: true,
    summary: 'Pages of the site map that hold anything',
    data: () => z.object({ list: z.array(sitemapPage).max(2_000) }),
  }),
  sitemap: endpoint({
    id: 'resource.sitemap',
    method: 'GET',
    path: `${base}resource/sitemap`,
    access: 'public',
    tag,
    extension: true,
    summary: 'Addresses of one page of the site map, and when each last changed where that is known',
    query: () => z.object({ part: z.enum(sitemapParts), pageNum: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
    data: () => z.object({ list: z.array(z.object({ path: z.string(), at: instant.nullable() })).max(limits.sitemapAddresses) }),
  }),
  upload: endpoint({
    id: 'resource.upload',
    method: 'POST',
    path: `${base}resource/upload`,
    access: 'user',
    tag,
    extension: true,
    form: true,
    summary:
      'A picture (jpg, png, gif or webp up to 8 MB), kept as webp without its metadata; or, where `uploads` says so, a video (mp4, webm, ogg or mov), which is drawn anew as mp4: it is there once `uploaded` says that it is ready',
    body: () => z.object({ file: z.instanceof(Blob) }),
    data: () => media,
  }),
  uploads: endpoint({
    id: 'resource.uploads',
    method: 'GET',
    path: `${base}resource/uploads`,
    access: 'public',
    tag,
    extension: true,
    summary: 'What may be sent in: the largest picture in bytes; of videos also the longest in seconds, null where none are taken',
    data: () =>
      z.object({ picture: z.object({ bytes: z.number().int() }), video: z.object({ bytes: z.number().int(), seconds: z.number().int() }).nullable() }),
  }),
  uploaded: endpoint({
    id: 'resource.uploaded',
    method: 'GET',
    path: `${base}resource/upload`,
    access: 'user',
    tag,
    extension: true,
    summary:
      'How far an own upload is (`share` 0 to 1): with its `media` once it is ready; where it failed, why: it is no video, it is too long, or the machine that drew it is gone. 404 for those of others',
    query: () => z.object({ url: uploadedUrl }),
    data: () =>
      z.object({
        state: openWord(['working', 'ready', 'failed']),
        share: z.number().min(0).max(1),
        why: openWord(unfitVideos).nullable(),
        media: media.nullable(),
      }),
  }),
  file: endpoint({
    id: 'resource.file',
    method: 'GET',
    path: `${base}resource/file/{name}`,
    access: 'public',
    tag,
    extension: true,
    binary: true,
    summary: 'An uploaded picture or video; of a video any stretch of bytes (RFC 9110, section 14)',
    params: () => z.object({ name: z.union([z.string().regex(/^[\w-]{1,80}\.(webp|gif)$/), z.string().regex(/^[\w-]{1,80}\.mp4$/)], 'name') }),
    data: () => z.unknown(),
  }),
  image: endpoint({
    id: 'resource.image',
    method: 'GET',
    path: `${base}resource/image`,
    access: 'public',
    tag,
    extension: true,
    binary: true,
    summary: 'A picture at a width of section 9',
    query: () =>
      z.object({
        src: text().max(500),
        w: z.coerce.number().int().min(10).max(3072),
        q: z.coerce.number().int().min(1).max(100).default(80),
        format: z.enum(['webp', 'jpeg', 'png']).default('webp'),
      }),
    data: () => z.unknown(),
  }),
} as const;
