import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Controller, useForm } from 'react-hook-form';
import { useState } from 'react';
import { checkPhone } from './check-phone.ts';
import { PhoneField, type PhoneFieldProps } from './phone-field.tsx';
import { isRefused, NO_PHONE, phoneMessage, type PhoneValue } from './phone-value.ts';

const words = { invalid: 'Số này chưa đúng', TOO_SHORT: 'Số này còn thiếu' };
const held: { value: PhoneValue } = { value: NO_PHONE };
const fixed = { label: 'Số điện thoại', countryLabel: 'Quốc gia', locale: 'vi', words };

function Phone({ start = NO_PHONE, ...more }: Partial<PhoneFieldProps> & { start?: PhoneValue }) {
  const [value, setValue] = useState(start);
  held.value = value;
  return <PhoneField {...fixed} value={value} onChange={setValue} {...more} />;
}
const open = (more: Parameters<typeof Phone>[0] = {}) => {
  render(<Phone {...more} />);
  return userEvent.setup();
};
const input = () => screen.getByLabelText<HTMLInputElement>('Số điện thoại');
const button = () => screen.getByText('Quốc gia:', { exact: false, selector: 'button span' }).closest('button')!;
// Roles are looked for by hand: a query by role reads the names of all 245 countries each time.
const list = () => document.querySelector('[role=listbox]');
const options = () => [...document.querySelectorAll('[role=listbox] > [role=option]')];
const opened = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(button());
  await waitFor(() => expect(list()).toBeTruthy());
};
const active = () => document.getElementById(list()?.getAttribute('aria-activedescendant') ?? '')?.textContent;
const errorOf = (field: HTMLElement) =>
  field
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

it('says what is wrong after the press that left it, not under it: what is pressed stays where it is', async () => {
  const user = open({ start: { iso2: 'VN', text: '0912 3' } });
  await user.click(input());
  await waitFor(() => expect(button().textContent).toContain('Việt Nam'));
  await user.pointer({ keys: '[MouseLeft>]', target: document.body });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(document.activeElement).not.toBe(input());
  expect(errorOf(input())).toBeUndefined();
  await user.pointer({ keys: '[/MouseLeft]', target: document.body });
  await waitFor(() => expect(errorOf(input())).toBe('Số này còn thiếu'));
});

describe('the number', () => {
  it('is a tel of at most 25 characters, or of as many as one says, never over 250', () => {
    const { rerender } = render(<Phone />);
    expect([input().type, input().maxLength]).toEqual(['tel', 25]);
    rerender(<Phone maxLength={40} />);
    expect(input().maxLength).toBe(40);
    rerender(<Phone maxLength={999} />);
    expect(input().maxLength).toBe(250);
  });

  it('takes digits, spaces, plus, hyphen and parentheses only, or what one allows', async () => {
    const user = open();
    await user.type(input(), '(091) 2-a3.4b');
    expect(held.value).toEqual({ iso2: 'VN', text: '(091) 2-34' });
  });

  it('takes a pattern of one’s own', async () => {
    const user = open({ allowed: /[\d#]/ });
    await user.type(input(), '09 #1+');
    expect(held.value.text).toBe('09#1');
  });

  it('is cleaned when it is pasted, in the place where the caret is', async () => {
    const user = open();
    await user.click(input());
    await user.paste('tel: 0912.345\u00a0678');
    expect(held.value.text).toBe('0912345 678');
    await user.tripleClick(input());
    await user.paste('x'.repeat(251));
    await user.paste('1'.repeat(26));
    expect(held.value.text).toBe('0912345 678');
  });

  it('chooses its country by its plus', async () => {
    const user = open();
    await user.click(input());
    await screen.findByRole('button', { name: /Việt Nam, VN \+84/ });
    await user.paste('+852 5123 4567');
    expect(held.value).toEqual({ iso2: 'HK', text: '+852 5123 4567' });
    expect(button().textContent).toContain('HK');
  });

  it('gets its spaces when it is left, and keeps them', async () => {
    const user = open();
    await user.type(input(), '0912345678');
    await user.tab();
    await waitFor(() => expect(held.value.text).toBe('0912 345 678'));
  });
});

describe('the country', () => {
  it('is one of a list with Vietnam first, named and sorted as the visitor reads', async () => {
    const user = open();
    await opened(user);
    const entries = options().map(({ textContent }) => textContent ?? '');
    expect(entries.length).toBeGreaterThan(200);
    expect(entries[0]).toBe('Việt Nam+84');
    const names = entries.slice(1).map((entry) => entry.replace(/\+\d+$/, ''));
    expect(names).toEqual([...names].sort(new Intl.Collator('vi').compare));
    expect(
      options()
        .filter((option) => option.getAttribute('aria-selected') === 'true')
        .map(({ textContent }) => textContent),
    ).toEqual(['Việt Nam+84']);
    expect([list()?.getAttribute('aria-label'), button().getAttribute('aria-expanded'), button().getAttribute('aria-controls')]).toEqual([
      'Quốc gia',
      'true',
      list()?.id,
    ]);
  });

  it('moves with the keys and is chosen with Enter; the number comes next', async () => {
    const user = open({ locale: 'en' });
    await opened(user);
    expect(document.activeElement).toBe(list());
    await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(active()).toBe('Afghanistan+93');
    await user.keyboard('{End}');
    expect(active()).toMatch(/^Zimbabwe|^Åland/);
    await user.keyboard('{Home}{PageDown}{PageUp}{ArrowDown} ');
    expect(held.value.iso2).toBe('AF');
    expect(list()).toBeNull();
    expect(document.activeElement).toBe(input());
    await user.keyboard('701');
    expect(held.value).toEqual({ iso2: 'AF', text: '701' });
  });

  it('is found by what is typed, without its marks or by its code; after 700 ms one begins anew', async () => {
    let time = 10_000;
    const user = open({ now: () => time });
    await opened(user);
    await user.keyboard('han');
    expect(active()).toBe('Hàn Quốc+82');
    time += 699;
    await user.keyboard(' q');
    expect(active()).toBe('Hàn Quốc+82');
    time += 700;
    await user.keyboard('thai');
    expect(active()).toBe('Thái Lan+66');
    time += 699;
    await user.keyboard(' ');
    expect(list()).toBeTruthy();
    time += 700;
    await user.keyboard('852');
    expect(active()).toMatch(/\+852$/);
    time += 700;
    await user.keyboard('{Enter}');
    expect(held.value.iso2).toBe('HK');
  });

  it('closes with Escape alone, not the dialog around it, and with leaving', async () => {
    const user = open();
    const outside = jest.fn();
    document.addEventListener('keydown', outside);
    await opened(user);
    await user.keyboard('{Escape}');
    document.removeEventListener('keydown', outside);
    expect(outside).not.toHaveBeenCalled();
    expect(list()).toBeNull();
    expect(document.activeElement).toBe(button());
    await opened(user);
    await user.tab();
    expect(list()).toBeNull();
    await opened(user);
    await user.click(button());
    expect(list()).toBeNull();
  });

  it('chosen anew takes the place of the code in the number', async () => {
    const user = open({ start: { iso2: 'VN', text: '+84 912 345 678' } });
    await opened(user);
    await user.click(screen.getByText('Thái Lan'));
    expect(held.value).toEqual({ iso2: 'TH', text: '912 345 678' });
  });
});

describe('the six results', () => {
  it.each([
    [{ iso2: 'VN', text: '0912 345 678' }, 'IS_POSSIBLE', '+84912345678'],
    [{ iso2: 'XX', text: '0912345678' }, 'INVALID_COUNTRY', null],
    [{ iso2: 'VN', text: '+' }, 'NOT_A_NUMBER', null],
    [{ iso2: 'VN', text: '091' }, 'TOO_SHORT', null],
    [{ iso2: 'VN', text: '09123456789012' }, 'TOO_LONG', null],
    [{ iso2: 'VN', text: '1'.repeat(251) }, 'TOO_LONG', null],
    [{ iso2: 'CA', text: '22222222' }, 'INVALID_LENGTH', null],
  ])('%j is %s', async (value, result, number) => expect(await checkPhone(value)).toEqual({ result, number }));

  it('each have the words one gives them, or those of an invalid number', () => {
    const all = { invalid: 'sai', INVALID_COUNTRY: 'a', NOT_A_NUMBER: 'b', TOO_SHORT: 'c', TOO_LONG: 'd', INVALID_LENGTH: 'e', IS_POSSIBLE: 'f' };
    const results = ['INVALID_COUNTRY', 'NOT_A_NUMBER', 'TOO_SHORT', 'TOO_LONG', 'INVALID_LENGTH', 'IS_POSSIBLE'] as const;
    expect(results.map((result) => phoneMessage(result, all))).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(results.map((result) => phoneMessage(result, { invalid: 'sai' }))).toEqual(['sai', 'sai', 'sai', 'sai', 'sai', undefined]);
  });

  it('are said when the number is left, and no more once it is changed', async () => {
    const user = open({ words: { ...words, IS_POSSIBLE: 'Số này gọi được' } });
    await user.type(input(), '091');
    expect(input().getAttribute('aria-invalid')).toBeNull();
    await user.tab();
    await screen.findByText('Số này còn thiếu');
    expect(input().getAttribute('aria-invalid')).toBe('true');
    await user.type(input(), '2345678');
    expect(screen.queryByText('Số này còn thiếu')).toBeNull();
    await user.tab();
    await screen.findByText('Số này gọi được');
    expect(input().getAttribute('aria-invalid')).toBeNull();
  });
});

it('belongs to a form: it is filled, checked, gets the focus when it is wrong and hands out the number', async () => {
  const sent = jest.fn();
  function Form() {
    const { control, handleSubmit } = useForm<{ phone: PhoneValue }>({ defaultValues: { phone: { iso2: 'VN', text: '12' } } });
    const validate = async (phone: PhoneValue) => {
      const { result } = await checkPhone(phone);
      return !isRefused(result) || phoneMessage(result, words);
    };
    return (
      <form
        noValidate
        onSubmit={(event) => {
          void handleSubmit(async ({ phone }) => sent((await checkPhone(phone)).number))(event);
        }}
      >
        <Controller
          name="phone"
          control={control}
          rules={{ validate }}
          render={({ field, fieldState }) => <PhoneField {...fixed} {...field} error={fieldState.error?.message} />}
        />
        <button type="submit">Lưu</button>
      </form>
    );
  }
  render(<Form />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Lưu' }));
  await screen.findByText('Số này còn thiếu');
  expect(document.activeElement).toBe(input());
  expect(errorOf(input())).toContain('Số này còn thiếu');
  await user.clear(input());
  await user.type(input(), '0912345678');
  await user.click(screen.getByRole('button', { name: 'Lưu' }));
  await waitFor(() => expect(sent.mock.calls).toEqual([['+84912345678']]));
});

it('is drawn by a server as it is first drawn by a browser, without the list of countries', () => {
  const html = renderToString(<Phone />);
  expect(html).toContain('+84');
  expect(html).not.toMatch(/Việt Nam|option/);
});
