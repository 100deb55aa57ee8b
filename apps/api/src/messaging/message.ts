/** A message of ours to one person; plain text. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}
/** `to` in E.164. */
export interface ShortMessage {
  readonly to: string;
  readonly text: string;
}

/** E-mail leaves here. Rejects when it could not be handed over. */
export interface Mailer {
  send(letter: Letter): Promise<void>;
}
/** Text messages leave here. Rejects when one could not be handed over. */
export interface SmsSender {
  send(message: ShortMessage): Promise<void>;
}

/** The two ways to somebody who is not looking at the portal. */
export interface Messengers {
  readonly mailer: Mailer;
  readonly sms: SmsSender;
}
