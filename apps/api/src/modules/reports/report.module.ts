import type { Base, Module } from '../../module.ts';
import { reportRoutes } from './report.routes.ts';
import { ReportService } from './report.service.ts';

export function reportModule({ db, clock, limits }: Base): Module & { reports: ReportService } {
  const reports = new ReportService({ db, clock, limits });
  return { reports, routes: (app) => reportRoutes(app, reports) };
}
