import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { Language } from '@portal/contracts';
import { id } from './columns.ts';

type Words = Record<Language, string>;

/** One domain of the portal with its settings (section 3). Exactly one is the default: it answers for domains that are not listed. */
export const siteDomain = pgTable('site_domain', {
  domain: text().primaryKey(),
  isDefault: boolean('is_default').notNull().default(false),
  brand: text().notNull(),
  title: jsonb().$type<Words>().notNull(),
  description: jsonb().$type<Words>().notNull(),
  analyticsId: text('analytics_id'),
  /** 10: banners are those of the domain cookie; 20: those of no domain. */
  bannerDomainType: smallint('banner_domain_type').notNull(),
  /** Objects of schema.org. */
  schema: jsonb().$type<Record<string, unknown>[]>().notNull(),
});

/** Links of header and footer. `domain` null: of every domain that has none of its own. */
export const siteLink = pgTable(
  'site_link',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    domain: text(),
    place: text({ enum: ['header', 'footer'] }).notNull(),
    /** A key of the frame's texts, or words where there is none. */
    key: text().notNull(),
    to: text().notNull(),
    live: boolean().notNull().default(false),
    position: integer().notNull(),
  },
  (table) => [index('site_link_place').on(table.domain, table.place, table.position)],
);

export const marqueeNotice = pgTable(
  'marquee_notice',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    domain: text(),
    words: jsonb().$type<Words>().notNull(),
    position: integer().notNull(),
  },
  (table) => [index('marquee_notice_place').on(table.domain, table.position)],
);

export const sideBanner = pgTable(
  'side_banner',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    domain: text(),
    position: text({ enum: ['HOME_LEFT', 'HOME_RIGHT'] }).notNull(),
    linkUrl: text('link_url'),
    imageUrl: text('image_url'),
    art: text({ enum: ['ball', 'flag'] }).notNull(),
    title: jsonb().$type<Words>().notNull(),
    text: jsonb().$type<Words>().notNull(),
    action: jsonb().$type<Words>().notNull(),
  },
  (table) => [index('side_banner_place').on(table.domain, table.position)],
);

/** Texts that replace the built-in ones (section 7, `live/language/list`). */
export const languageMessage = pgTable(
  'language_message',
  {
    language: text({ enum: ['vi', 'en', 'zh'] }).notNull(),
    namespace: text().notNull(),
    key: text().notNull(),
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.namespace, table.key] })],
);
