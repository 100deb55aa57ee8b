import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { newUuid } from '@portal/contracts';
import type { ChatHistory } from '@portal/contracts/chat';
import { useApp, useHydrated, useModel } from '@portal/platform';
import { keptWords } from './kept-words.ts';
import { onlineWords } from './online-words.ts';
import { RoomModel } from './room.model.ts';
import { RoomView } from './room.view.tsx';

interface LivingRoomProps {
  snapshot: ChatHistory;
  title: string;
  /** Its match is over; undefined: as the snapshot says. */
  over?: boolean | undefined;
  unreadFrom?: number | undefined;
  /** The chat page's heading and what stands beside the room, made from the room as it is now. */
  header?: ((room: RoomModel) => ReactNode) | undefined;
  /** In the conversation's place, which lives on behind it. */
  instead?: ReactNode;
  /** The newest message in sight, whenever it changes. */
  onSeen?: ((offset: number) => void) | undefined;
}

/** The living room: what the page was made with first, then the model's. */
export const LivingRoom = observer(function LivingRoom({ snapshot, title, over = snapshot.over, unreadFrom, header, instead, onSeen }: LivingRoomProps) {
  const { api, socket, session, presence, clock, prefs, notify } = useApp();
  const { t } = useTranslation('chat');
  const alive = useHydrated();
  const room = useModel(
    () =>
      new RoomModel({
        groupId: snapshot.groupId,
        snapshot,
        api,
        socket,
        session,
        presence,
        clock,
        newId: newUuid,
        kept: keptWords(() => clock.now()),
        onReactionFailed: (reason) => notify({ tone: reason === 'tooFast' ? 'info' : 'error', id: 'chat-reaction', title: t(`reaction.failed.${reason}`) }),
      }),
    snapshot.groupId,
  );
  const inSight = instead === undefined;
  useEffect(() => room.messages.show(inSight), [room, inSight]);
  useSeen(room, onSeen);
  const mayAnswer = room.composer.status === 'ready';
  const deeds = useMemo(
    () => ({
      react: room.react,
      answer: mayAnswer ? room.answer : undefined,
      seek: (offset: number) =>
        void room.older.seek(offset).then((found) => {
          if (found !== 'shown') notify({ tone: 'info', id: 'chat-seek', title: t(`reply.${found}`) });
        }),
    }),
    [room, mayAnswer, notify, t],
  );
  return (
    <RoomView
      roomId={snapshot.groupId}
      t={t}
      title={title}
      told={prefs}
      occasion={over ? 'over' : snapshot.fixtureId === null ? 'talk' : 'match'}
      header={header?.(room)}
      instead={instead}
      online={onlineWords(room, t)}
      over={over}
      mayRead={room.can.read}
      messages={room.messages.shown}
      outgoing={room.outbox.list}
      me={alive && 'user' in session.state ? session.state.user.userId : undefined}
      following={room.messages.following}
      unseen={room.messages.unseen}
      older={alive ? room.older.state : undefined}
      unreadFrom={unreadFrom}
      sought={room.older.sought}
      composer={alive ? room.composer : { status: 'starting' }}
      answering={room.answering}
      deeds={alive ? deeds : undefined}
      onSend={room.send}
      onFollow={room.messages.follow}
      onOlder={() => void room.older.load()}
      onAnswerNothing={() => room.answer(undefined)}
    />
  );
});

/** Tells what is in sight: the newest message, while one follows it. */
function useSeen(room: RoomModel, onSeen: ((offset: number) => void) | undefined): void {
  const tell = useRef(onSeen);
  useEffect(() => {
    tell.current = onSeen;
  });
  useEffect(
    () =>
      reaction(
        () => (room.messages.following ? room.messages.timeline.lastOffset : undefined),
        (offset) => {
          if (offset !== undefined) tell.current?.(offset);
        },
        { fireImmediately: true },
      ),
    [room],
  );
}
