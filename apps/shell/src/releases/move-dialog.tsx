import { ArrowRight, CircleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReleaseBoard, RemoteName } from '@portal/contracts';
import { Button, Dialog, FormError, TextArea } from '@portal/ui';
import { GateWords } from './gate-words.tsx';
import type { MoveDialog } from './move-dialog.model.ts';
import { movesOf, type MovePlan } from './move-plan.ts';
import { PercentField } from './percent-field.tsx';
import { useWords, type Words } from './words.ts';
import css from './move-dialog.module.css';

const LONGEST_REASON = 500;

/** Asks once more before anything moves: from where to where, what the gate says, and why. */
export const MoveDialogView = observer(function MoveDialogView({ dialog, board, onClose }: { dialog: MoveDialog; board: ReleaseBoard; onClose(): void }) {
  const words = useWords();
  const { t, trouble } = words;
  const { plan, gate, act, companions } = dialog;
  const tooLong = dialog.note.length > LONGEST_REASON;
  const badShare = plan.do === 'canary' && !(plan.percent >= 0.1 && plan.percent <= 100);
  const problem = act.status === 'refused' ? act.says : act.status === 'failed' ? trouble(act.trouble) : undefined;
  const text = plan.do === 'freeze' || plan.do === 'thaw' || plan.do === 'abort' ? t(`move.${plan.do}Text`) : undefined;
  return (
    <Dialog
      open
      kind="sheet"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={titleOf(plan, board, words)}
      closeLabel={t('close')}
      {...(text && { description: text })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={act.status === 'busy'}>
            {t('keep')}
          </Button>
          <Button busy={act.status === 'busy'} disabled={act.status !== 'busy' && (!dialog.ready || tooLong || badShare)} onClick={() => void dialog.confirm()}>
            {deedOf(plan, words)}
          </Button>
        </>
      }
    >
      <Changes plan={plan} board={board} />
      {act.status === 'stale' && (
        <p role="status" className={css.stale}>
          <CircleAlert size={18} aria-hidden="true" />
          {t('move.stale')}
        </p>
      )}
      {plan.do === 'canary' && <PercentField percent={plan.percent} bad={badShare} onChange={dialog.setPercent} />}
      <GateWords gate={gate} companions={companions} onTakeSet={dialog.takeCompanions} onRetry={() => void dialog.ask()} />
      <TextArea
        label={t('move.reason')}
        description={t('move.reasonHint')}
        rows={2}
        limit={LONGEST_REASON}
        value={dialog.note}
        onChange={(event) => dialog.write(event.target.value)}
      />
      {problem && <FormError title={problem} />}
    </Dialog>
  );
});

/** Each remote concerned: what it runs now, and what it would. */
function Changes({ plan, board }: { plan: MovePlan; board: ReleaseBoard }) {
  const { t, remote } = useWords();
  const moves = movesOf(plan);
  if (moves.length === 0) return null;
  return (
    <table className={css.changes}>
      <caption className="visually-hidden">{t('move.changes')}</caption>
      <tbody>
        {moves.map(([name, version]) => (
          <tr key={name}>
            <th scope="row">{remote(name)}</th>
            <td>
              <span className="visually-hidden">{t('move.now', { version: currentOf(board, name) })}</span>
              <span aria-hidden="true">{currentOf(board, name)}</span>
            </td>
            <td aria-hidden="true" className={css.arrow}>
              <ArrowRight size={18} />
            </td>
            <td className={css.next}>{version}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const currentOf = (board: ReleaseBoard, name: RemoteName): string => board.remotes.find(({ remote }) => remote === name)?.current?.version ?? '–';

function titleOf(plan: MovePlan, board: ReleaseBoard, { t, remote }: Words): string {
  const moves = movesOf(plan);
  if (moves.length > 1) return t('move.setTitle', { n: moves.length });
  const [name, version] = moves[0] ?? [
    'remote' in plan ? plan.remote : 'chat',
    board.remotes.find((row) => 'remote' in plan && row.remote === plan.remote)?.canary?.release.version ?? '',
  ];
  return t(`move.${plan.do}Title`, { remote: remote(name), version });
}

function deedOf(plan: MovePlan, { t }: Words): string {
  if (plan.do === 'rollback') return t('move.rollback', { version: plan.to });
  if (plan.do === 'canary') return t('move.canary', { percent: plan.percent });
  return t(plan.do === 'promote' && movesOf(plan).length > 1 ? 'move.set' : `move.${plan.do}`);
}
