import { useRef, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Tag } from '@portal/ui';
import { CodeForm } from './code-form.tsx';
import styles from './contact.module.css';

export interface AddressFormProps {
  /** What stands in it to begin with. */
  value: string;
  /** Rejects with the call's ApiError. */
  onSend: (address: string) => Promise<void>;
  onCancel: () => void;
}

interface Props {
  name: string;
  /** One's own address or number, as it is stored. */
  value: string | null;
  confirmed: boolean;
  Form: ComponentType<AddressFormProps>;
  send: (address: string) => Promise<unknown>;
  confirm: (code: string) => Promise<unknown>;
}

/** Where one is: looking, writing an address, or waiting for the code that went there. */
type Step = { at: 'look' } | { at: 'address'; value: string } | { at: 'code'; sentTo: string };

/** One address of a member: whether it is confirmed, and how to confirm it or take another. */
export function ContactPart({ name, value, confirmed, Form, send, confirm }: Props) {
  const { t } = useTranslation('account-and-missions');
  const [step, setStep] = useState<Step>({ at: 'look' });
  const deed = t(value === null ? 'contact.add' : confirmed ? 'contact.change' : 'contact.confirm');
  const part = useRef<HTMLDivElement>(null);
  // The form goes; the focus stays where it was.
  const look = () => {
    setStep({ at: 'look' });
    part.current?.focus();
  };
  return (
    <div ref={part} role="group" aria-label={name} tabIndex={-1} className={styles.part}>
      <div className={styles.line}>
        <div className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.value}>{value ?? t('profile.none')}</span>
          {value !== null && <Tag tone={confirmed ? 'win' : 'neutral'}>{t(confirmed ? 'contact.confirmed' : 'contact.unconfirmed')}</Tag>}
        </div>
        {step.at === 'look' && (
          <Button variant="secondary" aria-label={`${deed}: ${name}`} onClick={() => setStep({ at: 'address', value: confirmed ? '' : (value ?? '') })}>
            {deed}
          </Button>
        )}
      </div>
      {step.at === 'address' && (
        <Form
          value={step.value}
          onSend={async (address) => {
            await send(address);
            setStep({ at: 'code', sentTo: address });
          }}
          onCancel={look}
        />
      )}
      {step.at === 'code' && (
        <CodeForm
          sentTo={step.sentTo}
          onConfirm={async (code) => {
            await confirm(code);
            look();
          }}
          onResend={async () => {
            await send(step.sentTo);
          }}
          onCancel={() => setStep({ at: 'address', value: step.sentTo })}
        />
      )}
    </div>
  );
}
