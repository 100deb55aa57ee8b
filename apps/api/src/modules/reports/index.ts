export { reportModule } from './report.module.ts';
export { reportRepository } from './report.repository.ts';
export type { ReportService } from './report.service.ts';
