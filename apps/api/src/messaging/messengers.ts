import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Messengers } from './message.ts';
import { folderOutbox } from './outbox.ts';
import { smsWebhook } from './sms-webhook.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** SMTP and a gateway where they are set; what is not set goes into the outbox of the data folder. */
export function messengersOf({ smtpUrl, mailFrom, smsUrl, dataDir }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'smsUrl' | 'dataDir'>, clock: Clock): Messengers {
  const outbox = folderOutbox(join(dataDir, 'outbox'), clock);
  return {
    mailer: smtpUrl && mailFrom ? smtpMailer({ url: smtpUrl, from: mailFrom }) : outbox.mailer,
    sms: smsUrl ? smsWebhook(smsUrl) : outbox.sms,
  };
}
