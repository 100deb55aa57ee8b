import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { RemoteName } from '@portal/contracts';
import { BoardFoot } from './board-foot.tsx';
import { BoardHeader } from './board-header.tsx';
import { DiffDialog } from './diff-dialog.tsx';
import { MoveDialogView } from './move-dialog.tsx';
import { BoardAway, BoardSkeleton, LoginFirst, NothingYet, NotStaff } from './page-states.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import type { ReleasesModel } from './releases.model.ts';
import { RemoteCard } from './remote-card.tsx';
import { RemoteDetailsPanel } from './remote-details.tsx';
import css from './releases.module.css';

/** A look at a version without moving anything. */
type Look = { kind: 'compare' | 'preview'; remote: RemoteName; version: string };

/** The board in each of its states, and the one dialog that may lie over it. */
export const ReleasesView = observer(function ReleasesView({ model, onLogin }: { model: ReleasesModel; onLogin(): void }) {
  const [look, setLook] = useState<Look>();
  const { state, dialog, details, watch } = model;
  if (state.status === 'loading') return <BoardSkeleton />;
  if (state.status === 'failed') {
    if (state.trouble.kind === 'loggedOut') return <LoginFirst onLogin={onLogin} />;
    if (state.trouble.kind === 'notStaff') return <NotStaff onOther={onLogin} />;
    return <BoardAway trouble={state.trouble} onRetry={model.retry} />;
  }
  const { board, readAt, trouble } = state;
  const current = look && board.remotes.find(({ remote }) => remote === look.remote)?.current?.version;
  return (
    <>
      <BoardHeader board={board} readAt={readAt} trouble={trouble} stream={watch.state} onRetry={model.retry} />
      {board.remotes.every(({ current: onAir, canary }) => !onAir && !canary) && <NothingYet />}
      <div className={css.list}>
        {board.remotes.map((row) => {
          const open = details?.remote === row.remote;
          return (
            <RemoteCard
              key={row.remote}
              row={row}
              open={open}
              onToggle={() => model.open(open ? undefined : row.remote)}
              onPlan={model.plan}
              details={
                open &&
                details && (
                  <RemoteDetailsPanel
                    details={details}
                    row={row}
                    onPlan={model.plan}
                    onCompare={(version) => setLook({ kind: 'compare', remote: row.remote, version })}
                    onPreview={(version) => setLook({ kind: 'preview', remote: row.remote, version })}
                  />
                )
              }
            />
          );
        })}
      </div>
      <BoardFoot board={board} />
      {dialog && <MoveDialogView dialog={dialog} board={board} onClose={model.closeDialog} />}
      {look?.kind === 'compare' && current !== undefined && (
        <DiffDialog remote={look.remote} from={current} to={look.version} onClose={() => setLook(undefined)} />
      )}
      {look?.kind === 'preview' && <PreviewDialog remote={look.remote} version={look.version} onClose={() => setLook(undefined)} />}
    </>
  );
});
