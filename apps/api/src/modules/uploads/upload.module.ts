import type { Base, Module } from '../../module.ts';
import type { VideoTool } from './ffmpeg.ts';
import { uploadRoutes } from './upload.routes.ts';
import { UploadService } from './upload.service.ts';
import type { UploadStore } from './upload.store.ts';

export function uploadModule(deps: Base & { store: UploadStore; videoTool: VideoTool | undefined }): Module & { uploads: UploadService } {
  const uploads = new UploadService(deps);
  return { uploads, routes: (app) => uploadRoutes(app, uploads), housekeeping: [() => uploads.clear()], close: () => uploads.close() };
}
