export { imageModule } from './image.module.ts';
export { folderCache, memoryCache, type ImageCache } from './image-cache.ts';
export { remotePictures, type FetchRemote } from './remote-pictures.ts';
