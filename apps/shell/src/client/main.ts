import '../federation/runtime.ts';
import '@portal/ui/tokens.css';
import '@portal/ui/fonts.css';
import '@portal/ui/base.css';
import { pause } from './pause.ts';

/**
 * Half a megabyte of program that runs for the first time in one go is a task in which no press is answered, a tenth of a second on a desktop and half a second on a phone. So it runs part by part,
 * each a task of its own, what stands on others after them. All of it lies in this file (`eager`): nothing more is asked for.
 */
const parts = [
  () => import(/* webpackMode: "eager" */ './router-errors.ts'),
  () => import(/* webpackMode: "eager" */ '../presence/online-wire.ts'),
  () => import(/* webpackMode: "eager" */ '../session/session-store.ts'),
  () => import(/* webpackMode: "eager" */ './page.ts'),
  () => import(/* webpackMode: "eager" */ '../layout/frame.tsx'),
  () => import(/* webpackMode: "eager" */ '../routing/routes.tsx'),
  () => import(/* webpackMode: "eager" */ './root.tsx'),
  () => import(/* webpackMode: "eager" */ './start.tsx'),
];
for (const run of parts) {
  await run();
  await pause();
}
