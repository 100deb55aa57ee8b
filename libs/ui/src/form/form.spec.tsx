import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { Checkbox, Switch, SwitchLink } from './checkbox.tsx';
import { FileButton } from './file-button.tsx';
import { FormError } from './form-error.tsx';
import { RadioCards } from './radio-group.tsx';
import { SearchField } from './search-field.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { PasswordField, TextField } from './text-field.tsx';

type Values = { name: string; password: string; about: string; league: string; seen: string; agreed: boolean; quiet: boolean };
const first: Values = { name: 'sonnghe', password: '', about: 'Khán đài B', league: 'v', seen: 'all', agreed: false, quiet: true };

function Profile({ onSend }: { onSend: (values: Values) => void }) {
  const {
    register,
    handleSubmit,
    reset,
    setFocus,
    formState: { errors },
  } = useForm<Values>({ defaultValues: first });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        void handleSubmit(onSend)(event);
      }}
    >
      <TextField label="Tên" error={errors.name?.message} {...register('name', { required: 'Điền tên đã' })} />
      <PasswordField label="Mật khẩu" showLabel="Hiện" concealLabel="Ẩn" {...register('password')} />
      <TextArea label="Giới thiệu" limit={20} {...register('about')} />
      <Select
        label="Giải"
        placeholder="Chọn"
        options={[
          { value: 'v', label: 'V.League 1' },
          { value: 'e', label: 'Ngoại hạng Anh' },
        ]}
        {...register('league')}
      />
      <RadioCards
        label="Ai xem"
        options={[
          { value: 'all', label: 'Mọi người' },
          { value: 'me', label: 'Chỉ mình tôi' },
        ]}
        {...register('seen')}
      />
      <Checkbox label="Đồng ý" {...register('agreed')} />
      <Switch label="Im lặng" {...register('quiet')} />
      <button type="button" onClick={() => reset()}>
        Làm lại
      </button>
      <button type="button" onClick={() => setFocus('seen')}>
        Tới
      </button>
      <button type="submit">Lưu</button>
    </form>
  );
}

test('a form library fills every field, hears every change and gets it back whole', async () => {
  const user = userEvent.setup();
  const onSend = jest.fn();
  render(<Profile onSend={(values) => onSend(values)} />);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Giới thiệu').value).toBe('Khán đài B');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Mọi người' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Im lặng' }).checked).toBe(true);
  await user.type(screen.getByLabelText('Mật khẩu'), 'bí mật');
  await user.type(screen.getByLabelText('Giới thiệu'), '!');
  await user.selectOptions(screen.getByLabelText('Giải'), 'e');
  await user.click(screen.getByRole('radio', { name: 'Chỉ mình tôi' }));
  await user.click(screen.getByRole('checkbox', { name: 'Đồng ý' }));
  await user.click(screen.getByRole('switch', { name: 'Im lặng' }));
  await user.click(screen.getByRole('button', { name: 'Lưu' }));
  expect(onSend.mock.calls).toEqual([[{ name: 'sonnghe', password: 'bí mật', about: 'Khán đài B!', league: 'e', seen: 'me', agreed: true, quiet: false }]]);
});

test('an error of the library stands at its field, which gets the focus', async () => {
  const user = userEvent.setup();
  render(<Profile onSend={() => undefined} />);
  await user.clear(screen.getByLabelText('Tên'));
  await user.click(screen.getByRole('button', { name: 'Lưu' }));
  await screen.findByText('Điền tên đã');
  const name = screen.getByLabelText('Tên');
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(name);
});

test('the counter follows what is written, and a reset', async () => {
  const user = userEvent.setup();
  render(<Profile onSend={() => undefined} />);
  expect(screen.getByText('10/20')).toBeTruthy();
  await user.type(screen.getByLabelText('Giới thiệu'), ' hát hay lắm');
  expect(screen.getByText('22/20')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Làm lại' }));
  await waitFor(() => expect(screen.getByText('10/20')).toBeTruthy());
});

test('files are sorted by the limits, and the same one can be picked again', async () => {
  const user = userEvent.setup({ applyAccept: false });
  const onPick = jest.fn();
  render(
    <FileButton accept="image/*" maxBytes={4} onPick={onPick}>
      Đổi ảnh
    </FileButton>,
  );
  const good = new File(['abc'], 'a.png', { type: 'image/png' });
  const big = new File(['abcdef'], 'b.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Đổi ảnh'), good);
  await user.upload(screen.getByLabelText('Đổi ảnh'), good);
  await user.upload(screen.getByLabelText('Đổi ảnh'), big);
  expect(onPick.mock.calls).toEqual([
    [{ taken: [good], refused: [] }],
    [{ taken: [good], refused: [] }],
    [{ taken: [], refused: [{ file: big, reason: 'too-big' }] }],
  ]);
});

test('a search goes out with Enter, without the spaces around, and clearing it searches for nothing', async () => {
  const user = userEvent.setup();
  const onSearch = jest.fn();
  render(<SearchField label="Tìm đội" clearLabel="Xoá" onSearch={onSearch} />);
  expect(screen.queryByRole('button', { name: 'Xoá' })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Tìm đội' }), ' Hà Nội {Enter}');
  await user.click(screen.getByRole('button', { name: 'Xoá' }));
  expect(onSearch.mock.calls).toEqual([['Hà Nội'], ['']]);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Tìm đội' }));
});

test('what is wrong with a form is read out when it comes, and each line leads to its field', async () => {
  const onPick = jest.fn();
  const { rerender } = render(<FormError />);
  expect(screen.getByRole('alert').textContent).toBe('');
  rerender(<FormError title="Chưa lưu được" errors={[{ name: 'email', message: 'Email chưa đúng' }]} onPick={onPick} />);
  await act(async () => screen.getByRole('button', { name: 'Email chưa đúng' }).click());
  expect(onPick.mock.calls).toEqual([['email']]);
});

test('a switch that is a link leads to its other state, by the space bar too', async () => {
  const user = userEvent.setup();
  const followed = jest.fn();
  render(
    <SwitchLink
      label="Chỉ trận có BLV"
      on
      href="#all"
      renderLink={(props) => (
        <a
          {...props}
          onClick={(event) => {
            event.preventDefault();
            followed(props.href);
          }}
        />
      )}
    />,
  );
  const link = screen.getByRole('switch', { name: 'Chỉ trận có BLV', checked: true });
  link.focus();
  await user.keyboard(' ');
  await user.keyboard('{Enter}');
  expect(followed.mock.calls).toEqual([['#all'], ['#all']]);
});
