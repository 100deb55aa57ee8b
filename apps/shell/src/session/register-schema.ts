import { z } from 'zod';
import { registration } from '@portal/contracts/user';
import { checkPhone, type PhoneValue } from '@portal/ui';

/** A phone field that may stay empty. What is refused carries its result (section 5) as its message; what passes leaves as E.164. */
const phoneNumber = z.custom<PhoneValue>().transform(async (phone, context): Promise<string | undefined> => {
  if (phone.text.trim() === '') return undefined;
  const { result, number } = await checkPhone(phone);
  if (number === null) context.addIssue({ code: 'custom', message: result });
  return number ?? undefined;
});

/** The contract's registration as the form holds it. */
export const registerSchema = registration
  .pick({ username: true, password: true, displayName: true, emailAddress: true, inviteCode: true })
  .extend({ phoneNumber });
