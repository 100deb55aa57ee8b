import type { Base, Module } from './module.ts';
import { careModule } from './modules/care/index.ts';
import { comicModule } from './modules/comics/index.ts';
import { draftModule } from './modules/drafts/index.ts';
import { followedModule } from './modules/followed/index.ts';
import { languageModule } from './modules/languages/index.ts';
import { movieModule } from './modules/movies/index.ts';
import { resourceModule } from './modules/resource/index.ts';
import { settingsModule } from './modules/settings/index.ts';
import { sitemapModule } from './modules/sitemap/index.ts';

/** Those that work with nothing but what every module has. */
export const plainModules = (base: Base): Module[] => [
  careModule(base),
  comicModule(base),
  draftModule(base),
  followedModule(base),
  languageModule(base),
  movieModule(base),
  resourceModule(base),
  settingsModule(base),
  sitemapModule(base),
];
