export { createApiClient, type ApiClient, type CallOptions, type TokenSource } from './client.ts';
export { ApiError, isApiError, type ApiErrorKind } from './error.ts';
export { callOrNull } from './guarded.ts';
