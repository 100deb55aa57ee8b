import { Button } from '@portal/ui';
import css from './login-dialog.module.css';

/** Below the form: the way to the other one. */
export const OtherForm = ({ question, answer, onOpen }: { question: string; answer: string; onOpen(): void }) => (
  <p className={css.other}>
    {question}{' '}
    <Button variant="ghost" onClick={onOpen}>
      {answer}
    </Button>
  </p>
);
