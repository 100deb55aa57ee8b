import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from 'react-router-dom';
import { ApiError, type ApiErrorKind } from '@portal/api-client';
import type { BootError } from '../boot.ts';

/** The server's router errors as the browser's first render needs them: the same state on both sides. */
export function revive(errors: Record<string, BootError> | null): Record<string, unknown> | null {
  return errors && Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, reviveOne(error)]));
}

function reviveOne(error: BootError): unknown {
  switch (error.type) {
    case 'response':
      return new ErrorResponseImpl(error.status, '', error.data, true);
    case 'call':
      return new ApiError(error.kind as ApiErrorKind, { call: 'server render', status: error.status });
    case 'other':
      return new Error('failed on the server');
  }
}
