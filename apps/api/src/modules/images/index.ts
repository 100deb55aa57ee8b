export { imageRoutes } from './image.routes.ts';
export { ImageService } from './image.service.ts';
export { folderCache, memoryCache, type ImageCache } from './image-cache.ts';
export { remotePictures, type FetchRemote } from './remote-pictures.ts';
