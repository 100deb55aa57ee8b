import { predictionCalls } from '@portal/contracts/prediction';
import { callQuery, type AppContext, type Viewer } from '@portal/platform';

export const careQuery = (a: AppContext, userId: Viewer) => callQuery(a, predictionCalls.care, {}, userId);
