import { ApiError, type ApiClient } from '@portal/api-client';
import type { Endpoint, Input, Output } from '@portal/contracts';

type Answer<E extends Endpoint> = (input: Input<E>) => Output<E> | Promise<Output<E>>;

export interface FakeApi extends ApiClient {
  /** Answers a call from now on; throw an ApiError to refuse it. The answer must be one the contract allows. */
  on<E extends Endpoint>(endpoint: E, answer: Answer<E>): FakeApi;
  /** What was asked, in order. */
  readonly asked: { call: string; input: unknown }[];
  /** The inputs of one call, in order. */
  inputs<E extends Endpoint>(endpoint: E): Input<E>[];
}

/** An api of the contract without a server. A call nobody answers is `offline`, as when the api is down. */
export function fakeApi(): FakeApi {
  const answers = new Map<string, Answer<Endpoint>>();
  const asked: FakeApi['asked'] = [];
  const api: FakeApi = {
    asked,
    on(endpoint, answer) {
      answers.set(endpoint.id, answer as Answer<Endpoint>);
      return api;
    },
    inputs: <E extends Endpoint>(endpoint: E) => asked.filter(({ call }) => call === endpoint.id).map(({ input }) => input as Input<E>),
    async call(endpoint, input) {
      asked.push({ call: endpoint.id, input });
      const answer = answers.get(endpoint.id);
      if (!answer) throw new ApiError('offline', { call: endpoint.id });
      return endpoint.data.parse(await answer(input)) as Output<typeof endpoint>;
    },
  };
  return api;
}
