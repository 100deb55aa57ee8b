import { ApiError, type ApiClient } from '@portal/api-client';
import type { Endpoint, Output, ReleaseRecord } from '@portal/contracts';
import { readSample, type SampleStyle } from '@portal/contracts/record';

/** An api that answers with what the record says an answer looks like; `offline`: with nothing. What the record does not name is told to `complain`. */
export function fakeApi({
  record,
  answers,
  complain,
}: {
  record: ReleaseRecord;
  answers: SampleStyle | 'offline';
  complain: (line: string) => void;
}): ApiClient {
  return {
    async call<E extends Endpoint>(endpoint: E, input: unknown): Promise<Output<E>> {
      const shape = record.uses.calls[endpoint.id];
      if (!shape) complain(`asks for ${endpoint.id}, which its record does not name`);
      if (!shape || answers === 'offline') throw new ApiError('offline', { call: endpoint.id });
      // As the real one: what the contract refuses to read is answered 400.
      for (const part of [endpoint.params, endpoint.query, endpoint.body]) {
        if (!part.safeParse(wired(endpoint, input)).success) throw new ApiError('badInput', { call: endpoint.id, status: 400 });
      }
      const sample = readSample(endpoint, shape.output, answers);
      // Then nothing can be said of the pages that need it.
      if (!sample) throw new ApiError('contract', { call: endpoint.id, status: 200 });
      return sample.answer as Output<E>;
    },
  };
}

/** Values of a query or path go out as text. */
function wired({ method }: Endpoint, input: unknown): unknown {
  if (method !== 'GET' || typeof input !== 'object' || input === null) return input;
  return Object.fromEntries(Object.entries(input).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));
}
