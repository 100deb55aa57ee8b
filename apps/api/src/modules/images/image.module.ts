import type { Base, Module } from '../../module.ts';
import type { UploadService } from '../uploads/index.ts';
import type { ImageCache } from './image-cache.ts';
import { imageRoutes } from './image.routes.ts';
import { ImageService } from './image.service.ts';
import type { FetchRemote } from './remote-pictures.ts';

interface Deps extends Base {
  uploads: UploadService;
  cache: ImageCache;
  fetchRemote: FetchRemote;
  /** Sites whose pictures are shown, besides one's own. */
  domains: readonly string[];
}

export const imageModule = ({ clock, limits, onError, uploads, cache, fetchRemote, domains }: Deps): Module => ({
  routes: (app) =>
    imageRoutes(app, { images: new ImageService({ clock, limits, fetchRemote, onError, cache, readUpload: (name) => uploads.bytesOf(name) }), domains }),
});
