import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@portal/api-client';
import { codes, type UserInfo } from '@portal/contracts';
import { userCalls } from '@portal/contracts/user';
import { aUser, fakeSession, renderWithApp } from '@portal/testing';
import { vi } from '../../locales/vietnamese.ts';
import { ContactPanel } from './contact-panel.tsx';

const fan = aUser({ userId: 7, username: 'fan', emailAddress: 'fan@khandai.test', emailConfirmed: false, phoneNumber: null });
const open = async (user: UserInfo = fan) => {
  const { app } = await renderWithApp(<ContactPanel user={user} />, {
    messages: { 'account-and-missions': vi },
    session: fakeSession({ status: 'user', user }),
  });
  app.api
    .on(userCalls.sendEmail, () => ({}))
    .on(userCalls.confirmEmail, () => ({ ...user, emailConfirmed: true }))
    .on(userCalls.sendSms, () => ({}))
    .on(userCalls.personalId, () => user);
  return app;
};
const part = (name: string) => within(screen.getByRole('group', { name }));
const press = (name: string, place = screen as Pick<typeof screen, 'getByRole'>) => userEvent.click(place.getByRole('button', { name }));
const refused = (code: number, serverMessage: string) => new ApiError('refused', { call: 'x', status: 200, code, serverMessage });

it('tells which address is confirmed, which is not, and which there is none of', async () => {
  await open();
  expect(part('Email').getByText('Chưa xác nhận')).toBeInTheDocument();
  expect(part('Số điện thoại').getByText('Chưa có')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Thêm: Số điện thoại' })).toBeInTheDocument();
});

it('confirms an e-mail by the code that was sent there', async () => {
  const app = await open();
  await press('Xác nhận: Email');
  expect(part('Email').getByLabelText('Email')).toHaveFocus();
  await press('Gửi mã');
  expect(app.api.inputs(userCalls.sendEmail)).toEqual([{ email: 'fan@khandai.test' }]);
  await waitFor(() => expect(screen.getByLabelText('Mã sáu số')).toHaveFocus());
  expect(screen.getByText('Mã sáu số đã gửi tới fan@khandai.test.')).toBeInTheDocument();
  await userEvent.paste('123 456');
  await press('Xác nhận');
  await waitFor(() => expect(app.notified).toEqual([expect.objectContaining({ tone: 'success', title: 'Đã xác nhận email' })]));
  expect(app.api.inputs(userCalls.confirmEmail)).toEqual([{ emailCode: '123456' }]);
  expect(app.session.refreshes).toBe(1);
  await waitFor(() => expect(screen.getByRole('group', { name: 'Email' })).toHaveFocus());
});

it('says at the address that it is somebody’s already, and at the code that it is wrong; nothing typed is lost', async () => {
  const app = await open({ ...fan, emailAddress: null });
  app.api.on(userCalls.sendEmail, () => {
    throw refused(codes.emailTaken, 'Email này đã có người dùng');
  });
  await press('Thêm: Email');
  await press('Gửi mã');
  expect(await screen.findByText('Email này chưa đúng')).toBeInTheDocument();
  await userEvent.type(part('Email').getByLabelText('Email'), 'ban@khandai.test');
  await press('Gửi mã');
  await waitFor(() => expect(part('Email').getByLabelText('Email')).toHaveAccessibleDescription('Email này đã có người dùng'));
  expect(part('Email').getByLabelText('Email')).toHaveValue('ban@khandai.test');
  app.api
    .on(userCalls.sendEmail, () => ({}))
    .on(userCalls.confirmEmail, () => {
      throw refused(codes.wrongCode, 'Mã này không đúng hoặc đã hết hạn');
    });
  await press('Gửi mã');
  await userEvent.type(await screen.findByLabelText('Mã sáu số'), '12');
  await press('Xác nhận');
  await waitFor(() => expect(screen.getByLabelText('Mã sáu số')).toHaveAccessibleDescription('Mã gồm đúng sáu chữ số'));
  expect(app.api.inputs(userCalls.confirmEmail)).toEqual([]);
  await userEvent.type(screen.getByLabelText('Mã sáu số'), '3456');
  await press('Xác nhận');
  await waitFor(() => expect(screen.getByLabelText('Mã sáu số')).toHaveAccessibleDescription(/hết hạn/));
  expect(screen.getByLabelText('Mã sáu số')).toHaveValue('123456');
  await press('Bỏ');
  expect(part('Email').getByLabelText('Email')).toHaveValue('ban@khandai.test');
});

it('sends the code once more after a minute, or as late as the server says', async () => {
  const app = await open();
  await press('Xác nhận: Email');
  await press('Gửi mã');
  expect(await screen.findByRole('button', { name: 'Gửi lại mã sau 60 giây' })).toBeDisabled();
  act(() => app.clock.advance(60_000));
  app.api.on(userCalls.sendEmail, () => {
    throw new ApiError('tooMany', { call: 'x', status: 429, retryAfter: 120 });
  });
  await press('Gửi lại mã');
  expect(await screen.findByText(/Chờ 120 giây/)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Gửi lại mã sau 120 giây' })).toBeDisabled();
});

it('confirms a phone number as the whole world reads it, and does not send what is none', async () => {
  const app = await open();
  await press('Thêm: Số điện thoại');
  const number = () => part('Số điện thoại').getByLabelText('Số điện thoại');
  await userEvent.type(number(), '0912');
  await press('Gửi mã');
  await waitFor(() => expect(number()).toHaveAccessibleDescription('Số điện thoại này còn thiếu số'));
  expect(number()).toHaveFocus();
  expect(app.api.inputs(userCalls.sendSms)).toEqual([]);
  await userEvent.type(number(), '345678');
  await press('Gửi mã');
  await userEvent.type(await screen.findByLabelText('Mã sáu số'), '654321');
  expect(app.api.inputs(userCalls.sendSms)).toEqual([{ phoneNumber: '+84912345678' }]);
  await press('Xác nhận', part('Số điện thoại'));
  await waitFor(() => expect(app.notified).toEqual([expect.objectContaining({ title: 'Đã xác nhận số điện thoại' })]));
  expect(app.api.inputs(userCalls.personalId)).toEqual([{ smsCode: '654321' }]);
});

it('changes a confirmed address for another, and can leave it at that', async () => {
  const app = await open({ ...fan, emailConfirmed: true });
  expect(part('Email').getByText('Đã xác nhận')).toBeInTheDocument();
  await press('Đổi: Email');
  expect(part('Email').getByLabelText('Email')).toHaveValue('');
  app.api.on(userCalls.sendEmail, () => {
    throw new ApiError('offline', { call: 'x' });
  });
  await userEvent.type(part('Email').getByLabelText('Email'), 'moi@khandai.test');
  await press('Gửi mã');
  expect(await screen.findByText(/Mất mạng/)).toBeInTheDocument();
  expect(part('Email').getByLabelText('Email')).toHaveValue('moi@khandai.test');
  await press('Bỏ');
  expect(part('Email').getByText('fan@khandai.test')).toBeInTheDocument();
});
