import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CommentComposer } from './comment-composer.tsx';
import { CommentItem, CommentList } from './comment-item.tsx';

const words = { label: 'Bình luận', placeholder: 'Bạn nghĩ gì?', sendLabel: 'Gửi', tooLong: 'Dài quá rồi', limit: 20 };
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Bình luận');

test('Enter sends the words without the spaces around them and empties the field', async () => {
  const user = userEvent.setup();
  const onSend = jest.fn(async () => undefined);
  render(<CommentComposer {...words} onSend={onSend} />);
  await user.type(field(), '  Hay quá {Enter}');
  expect(onSend.mock.calls).toEqual([['Hay quá']]);
  await waitFor(() => expect(field().value).toBe(''));
});

test('Shift and Enter start a line', async () => {
  const user = userEvent.setup();
  const onSend = jest.fn();
  render(<CommentComposer {...words} onSend={onSend} />);
  await user.type(field(), 'Một{Shift>}{Enter}{/Shift}Hai');
  expect(field().value).toBe('Một\nHai');
  expect(onSend).not.toHaveBeenCalled();
});

test('words that could not be sent stay in the field', async () => {
  const user = userEvent.setup();
  render(<CommentComposer {...words} onSend={() => Promise.reject(new Error('offline'))} error="Mất mạng rồi" />);
  await user.type(field(), 'Hay quá');
  await user.click(screen.getByRole('button', { name: 'Gửi' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Gửi' }).getAttribute('aria-busy')).toBeNull());
  expect(field().value).toBe('Hay quá');
  expect(screen.getByText('Mất mạng rồi')).toBeTruthy();
});

test('too many words are refused with the reason, and none is cut off', async () => {
  const user = userEvent.setup();
  const onSend = jest.fn();
  render(<CommentComposer {...words} onSend={onSend} />);
  await user.type(field(), 'x'.repeat(21));
  await user.keyboard('{Enter}');
  expect(onSend).not.toHaveBeenCalled();
  expect(field().value).toHaveLength(21);
  expect(screen.getByText('Dài quá rồi')).toBeTruthy();
  expect(screen.getByText('21/20')).toBeTruthy();
});

test('a comment that failed offers another try and the bin, and hides what needs a sent one', async () => {
  const onRetry = jest.fn();
  const onDiscard = jest.fn();
  render(
    <CommentList label="Bình luận">
      <CommentItem
        author={{ seed: '1', name: 'Bà chị sân Vinh' }}
        actions={<button type="button">Trả lời</button>}
        state={{ status: 'failed', label: 'Chưa gửi được', retryLabel: 'Gửi lại', onRetry, discardLabel: 'Bỏ', onDiscard }}
      >
        Hay
      </CommentItem>
    </CommentList>,
  );
  expect(screen.queryByRole('button', { name: 'Trả lời' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Gửi lại' }));
  await userEvent.click(screen.getByRole('button', { name: 'Bỏ' }));
  expect([onRetry.mock.calls.length, onDiscard.mock.calls.length]).toEqual([1, 1]);
});
