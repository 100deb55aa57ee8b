import { useState } from 'react';
import { SegmentedControl, TextField } from '@portal/ui';
import { useWords } from './words.ts';
import css from './move-dialog.module.css';

const STEPS = [1, 5, 10, 25, 50];

/** The share of a canary: the usual steps, or any other to a tenth. */
export function PercentField({ percent, bad, onChange }: { percent: number; bad: boolean; onChange(percent: number): void }) {
  const { t } = useWords();
  const [typed, setTyped] = useState(String(percent));
  const pick = (text: string) => {
    setTyped(text);
    onChange(Math.round(Number(text.replace(',', '.')) * 10) / 10);
  };
  return (
    <div className={css.shares}>
      <SegmentedControl
        label={t('move.percent')}
        value={String(percent)}
        onChange={(event) => pick(event.target.value)}
        options={STEPS.map((step) => ({ value: String(step), label: `${step}%` }))}
      />
      <TextField
        label={t('move.percentOther')}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => pick(event.target.value)}
        error={bad && t('move.percentWrong')}
      />
    </div>
  );
}
