export { pictureKind } from './picture-kind.ts';
export { uploadRoutes } from './upload.routes.ts';
export { UploadService, type OwnedMedia } from './upload.service.ts';
export { folderStore, memoryStore, type UploadStore } from './upload.store.ts';
