import type { Base, Module } from '../../module.ts';
import type { UploadService } from '../uploads/index.ts';
import { feedbackRoutes } from './feedback.routes.ts';
import { FeedbackService } from './feedback.service.ts';

export const feedbackModule = (deps: Base & { uploads: UploadService }): Module => ({ routes: (app) => feedbackRoutes(app, new FeedbackService(deps)) });
