import '@testing-library/jest-dom';
import { Component, act, type ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useAnswer } from './use-answer.ts';

interface Seen {
  text: string;
  own: string | null;
}
class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <p>failed</p> : this.props.children;
  }
}

/** A page of one article; `answers` by viewer: what the api says, or that it does not. */
function page(answers: Record<number, Seen | 'nothing' | Promise<Seen>>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: 0 } } });
  function Page({ viewer, id }: { viewer: number; id: number }) {
    const seen = useAnswer<Seen, readonly [string, number, string, number]>(
      {
        queryKey: ['article', id, 'vi', viewer],
        queryFn: async () => {
          const answer = await answers[viewer];
          if (answer === undefined || answer === 'nothing') throw new Error('no answer');
          return { ...answer, text: `${answer.text} ${id}` };
        },
      },
      (before) => ({ ...before, own: null }),
    );
    return <p>{seen ? `${seen.text}, own ${seen.own}` : 'waiting'}</p>;
  }
  const of = (viewer: number, id: number) => (
    <QueryClientProvider client={client}>
      <Boundary>
        <Page viewer={viewer} id={id} />
      </Boundary>
    </QueryClientProvider>
  );
  const { rerender } = render(of(0, 1));
  return { become: (viewer: number, id = 1) => act(async () => rerender(of(viewer, id))) };
}
const anybodys: Seen = { text: 'seen', own: null };

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

it('is one’s own once it is there; meanwhile it is what was seen before, without what was another’s', async () => {
  const own = Promise.withResolvers<Seen>();
  const { become } = page({ 0: anybodys, 7: { text: 'seen', own: 'love' }, 8: own.promise });
  expect(await screen.findByText('seen 1, own null')).toBeInTheDocument();
  await become(7);
  expect(await screen.findByText('seen 1, own love')).toBeInTheDocument();
  await become(8);
  expect(screen.getByText('seen 1, own null')).toBeInTheDocument();
  await act(async () => own.resolve({ text: 'seen', own: 'like' }));
  expect(await screen.findByText('seen 1, own like')).toBeInTheDocument();
});

it('stays when one’s own does not come', async () => {
  const { become } = page({ 0: anybodys, 7: 'nothing' });
  expect(await screen.findByText('seen 1, own null')).toBeInTheDocument();
  await become(7);
  await act(async () => {});
  expect(screen.getByText('seen 1, own null')).toBeInTheDocument();
});

it('is of the question that is asked: another one waits', async () => {
  const { become } = page({ 0: anybodys, 7: new Promise(() => {}) });
  expect(await screen.findByText('seen 1, own null')).toBeInTheDocument();
  await become(7, 2);
  expect(screen.getByText('waiting')).toBeInTheDocument();
});

it('leaves the page to its error boundary when there is nothing to show', async () => {
  page({ 0: 'nothing' });
  expect(await screen.findByText('failed')).toBeInTheDocument();
});
