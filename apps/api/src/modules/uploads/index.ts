export { Ffmpeg, type VideoTool } from './ffmpeg.ts';
export { pictureKind } from './picture-kind.ts';
export { uploadModule } from './upload.module.ts';
export type { OwnedMedia, UploadService } from './upload.service.ts';
export { uploadedPictures } from './uploaded-pictures.ts';
export { folderStore, memoryStore, type UploadStore } from './upload.store.ts';
