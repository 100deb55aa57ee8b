export { feedbackRoutes } from './feedback.routes.ts';
export { FeedbackService } from './feedback.service.ts';
