import { zodResolver } from '@hookform/resolvers/zod';
import { Bug, Ellipsis, Lightbulb, MonitorPlay, Send, UserRound } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useForm } from 'react-hook-form';
import { limits, type UserInfo } from '@portal/contracts';
import { liveCalls } from '@portal/contracts/live';
import { useHydrated } from '@portal/platform';
import { Button, FormError, RadioCards, TextArea, TextField } from '@portal/ui';
import { useWords } from '../words.ts';
import { feedbackFields, type FeedbackField } from './feedback-problem.ts';
import { PicturesField } from './pictures-field.tsx';
import { useFeedback, type FeedbackWords } from './use-feedback.ts';
import styles from './feedback.module.css';

const kinds = { idea: Lightbulb, bug: Bug, stream: MonitorPlay, account: UserRound, other: Ellipsis } as const;
type Kind = keyof typeof kinds;
/** Longest texts, as the contract has them. */
const most: Record<FeedbackField, number> = { kind: 0, content: limits.feedbackText, contact: 254, pagePath: 200 };
/** The rules of what is written are the contract's. */
const written = liveCalls.createFeedback.body.pick({ kind: true, content: true, contact: true, pagePath: true });

interface Props {
  me: UserInfo | undefined;
  onSent: () => void;
  onLogin: () => void;
}

/** A word to the makers. Keeps what is written until it has arrived. */
export const FeedbackForm = observer(function FeedbackForm({ me, onSent, onLogin }: Props) {
  const { t, number } = useWords();
  const hydrated = useHydrated();
  // No value for texts: whoever types before the page is alive keeps what they typed.
  const form = useForm<FeedbackWords>({ resolver: zodResolver(written) as never, defaultValues: { kind: 'idea' } });
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
    setFocus,
  } = form;
  const feedback = useFeedback(form, me, onSent);
  const wrong = (name: FeedbackField) => {
    const error = errors[name];
    if (!error) return undefined;
    if (error.type === 'server' || name === 'kind') return error.message;
    if (name === 'content' && error.type === 'too_small') return t('feedback.content.short');
    return t(`feedback.${name}.long`, { most: number(most[name]) });
  };
  const problems = feedbackFields.flatMap((name) => {
    const message = wrong(name);
    return message ? [{ name, message }] : [];
  });

  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t('feedback.form')}
      onChange={feedback.keep}
      onSubmit={(event) => void handleSubmit(feedback.send)(event)}
    >
      <RadioCards
        {...register('kind')}
        label={t('feedback.kind.label')}
        defaultValue="idea"
        options={(Object.keys(kinds) as Kind[]).map((kind) => {
          const Icon = kinds[kind];
          return { value: kind, label: t(`feedback.kind.${kind}`), icon: <Icon size={20} aria-hidden="true" /> };
        })}
      />
      <TextArea
        {...register('content')}
        required
        label={t('feedback.content.label')}
        description={t('feedback.content.hint')}
        rows={6}
        limit={limits.feedbackText}
        error={wrong('content')}
      />
      <TextField
        {...register('pagePath')}
        label={t('feedback.pagePath.label')}
        description={t('feedback.pagePath.hint')}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={wrong('pagePath')}
      />
      {me ? (
        <PicturesField pictures={feedback.pictures} onChange={feedback.keep} />
      ) : (
        <>
          <TextField
            {...register('contact')}
            label={t('feedback.contact.label')}
            description={t('feedback.contact.hint')}
            autoComplete="email"
            error={wrong('contact')}
          />
          <div className={styles.member}>
            <span className={styles.quiet}>{t('feedback.pictures.members')}</span>
            <Button variant="secondary" compact onClick={onLogin}>
              {t('feedback.login')}
            </Button>
          </div>
        </>
      )}
      {/* Beside the button that was pressed: on a phone the top of the form is out of sight then. */}
      <FormError title={feedback.problem} errors={problems.length > 1 ? problems : []} onPick={(name) => setFocus(name as FeedbackField)} />
      <div className={styles.submit}>
        <Button
          type="submit"
          disabled={!hydrated}
          busy={isSubmitting || (me !== undefined && feedback.pictures.busy)}
          icon={<Send size={18} aria-hidden="true" />}
        >
          {t('feedback.send')}
        </Button>
        <noscript>
          <span className={styles.quiet}>{t('feedback.noScript')}</span>
        </noscript>
        {me && <span className={styles.quiet}>{t('feedback.as', { name: me.displayName })}</span>}
      </div>
    </form>
  );
});
