import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { ImagePlus, Radio } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useForm } from 'react-hook-form';
import { isApiError } from '@portal/api-client';
import { limits, uuidOfWords } from '@portal/contracts';
import { visibility, newsfeedCalls, type Post } from '@portal/contracts/newsfeed';
import { resourceCalls } from '@portal/contracts/resource';
import { callAs, NOBODY, useApp, type Viewer } from '@portal/platform';
import { Button, Dialog, FileButton, FormError, SegmentedControl } from '@portal/ui';
import { queries } from '../../queries.ts';
import { postCache } from '../post/post-cache.ts';
import { SharedPost } from '../post/shared-post.tsx';
import type { FeedWords } from '../portal/feed-words.ts';
import { AttachedPage } from './attached-page.tsx';
import { CompletingArea } from './completing-area.tsx';
import { draftStore, type Draft } from './draft.ts';
import { leftTrays } from './left-trays.ts';
import { MatchPicker } from './match-picker.tsx';
import { isVideoFile, PictureTray } from './picture-tray.model.ts';
import { megabytes, PictureTrayView } from './picture-tray.view.tsx';
import { needsWords, sendPost, takesPages, type Writing } from './send-post.ts';
import { useAttached } from './use-attached.ts';
import { drawn, lengthOf } from './video.ts';
import styles from './write-dialog.module.css';

const PICTURES = 'image/jpeg,image/png,image/gif,image/webp';
const VIDEOS = 'video/mp4,video/quicktime,video/webm,video/ogg';
/** The rules of what is written are the contract's. */
const written = newsfeedCalls.share.body.pick({ content: true, visibility: true });

interface Props {
  asked: Writing;
  words: FeedWords;
  viewer: Viewer;
  onClose: () => void;
}

/** Where one writes: a new post, a share with words of one's own, or another version. What is written stays as a draft until it is sent. */
export const WriteDialog = observer(function WriteDialog({ asked, words, viewer, onClose }: Props) {
  const a = useApp();
  const { t } = words;
  const form = useId();
  const [drafts] = useState(() => draftStore(viewer, 'post' in asked ? `${asked.deed}.${asked.post.id}` : 'new'));
  const [uuidOf] = useState(() => uuidOfWords());
  const [problem, setProblem] = useState<ReactNode>();
  const [kept] = useState(() => drafts.read());
  const [trays] = useState(() => leftTrays(a.queryClient));
  const [tray] = useState(
    () =>
      trays.of(drafts) ??
      new PictureTray(
        {
          upload: (file, sending) => callAs(a, viewer, resourceCalls.upload, { file }, sending),
          drawn: (url, sending) => drawn(a, viewer, url, sending),
          lengthOf,
          most: limits.postMedia,
        },
        kept?.pictures ?? (asked.deed === 'edit' ? asked.post.media : []),
      ),
  );
  // Not every server draws videos; until it is known they are not offered.
  const video = useQuery({ ...queries.uploads(a), enabled: takesPages(asked) }).data?.video ?? null;
  const mostOf = (file: Pick<File, 'type'>) => (isVideoFile(file) && video ? video.bytes : limits.uploadBytes);
  const [picking, setPicking] = useState('pick' in asked && asked.pick === true);
  const card = 'post' in asked && asked.deed === 'edit' ? asked.post.card : null;
  const begin = kept ?? beginWith(asked);
  const attached = useAttached({
    link:
      asked.deed === 'write' && (asked.link !== undefined || asked.pick) ? (asked.link ?? null) : kept?.link === undefined ? (card?.link ?? null) : kept.link,
    card,
    viewer,
    written: begin.content,
  });
  const area = useRef<HTMLTextAreaElement | null>(null);
  const {
    register,
    handleSubmit,
    watch,
    setValue,
    setError,
    formState: { errors, isSubmitting },
  } = useForm<Draft>({ resolver: zodResolver(written) as never, defaultValues: begin });
  const content = register('content', {
    onChange: () => {
      if (takesPages(asked)) attached.look(watch('content'), true);
      keep();
    },
    onBlur: () => takesPages(asked) && attached.look(watch('content')),
  });
  const seenBy = watch('visibility');
  const { link } = attached;
  const keep = () => drafts.keep({ content: watch('content'), visibility: watch('visibility'), link, ...(takesPages(asked) && { pictures: tray.kept }) });
  // A page or a picture that is put on or taken off is part of what is not sent yet.
  const more = JSON.stringify([link, tray.kept]);
  const begun = useRef(more);
  useEffect(() => {
    if (more === begun.current) return;
    begun.current = more;
    keep();
  });
  const leave = useRef(() => {});
  useEffect(() => {
    leave.current = () => {
      if (tray.busy || tray.failed || JSON.stringify([link, tray.kept]) !== begun.current) keep();
      trays.leave(drafts, tray);
    };
  });
  // Somebody else has logged in, in another tab: what is written here is not theirs to send.
  const [writer] = useState(viewer);
  useEffect(() => {
    if (viewer !== writer && viewer !== NOBODY) onClose();
  });
  useEffect(() => {
    trays.comeBack(drafts);
    tray.goOn();
    return () => leave.current();
  }, [trays, drafts, tray]);

  const send = async (draft: Draft) => {
    // A post without a picture that was meant to be in it is another post.
    if (tray.failed) return setProblem(t(`compose.${tray.video ? 'video' : 'image'}.left`));
    const long = tray.pictures[tray.tooLong - 1];
    if (long) return setProblem(t(`compose.${long.kind}.altTooLong`, { number: tray.tooLong, most: limits.pictureAlt }));
    setProblem(undefined);
    if (needsWords(asked) && draft.content.trim() === '' && tray.urls.length === 0 && link === null)
      return setError('content', { type: 'empty' }, { shouldFocus: true });
    try {
      done(
        await sendPost(
          a,
          viewer,
          asked,
          { ...draft, media: tray.urls, hasVideo: tray.video !== undefined, alts: tray.held.map(({ alt }) => alt), link },
          uuidOf,
        ),
      );
    } catch (error) {
      if (isApiError(error) && error.problems?.some(({ path }) => path === 'link')) {
        attached.remove();
        return setProblem(t('compose.page.none'));
      }
      setProblem((isApiError(error) && error.kind !== 'offline' && error.serverMessage) || t('compose.failed'));
    }
  };
  const done = (post: Post) => {
    drafts.forget();
    const cache = postCache(a.queryClient, viewer);
    if (asked.deed === 'edit') cache.replace(post);
    else cache.add(post);
    if (asked.deed === 'share')
      cache.change(post.shared === null || post.shared === 'gone' ? asked.post.id : post.shared.id, (original) => ({
        ...original,
        shares: original.shares + Number(post.visibility === visibility.public),
      }));
    cache.askAnew();
    a.notify({ tone: 'success', title: t(`compose.${asked.deed}.done`), ...(post.visibility === visibility.private && { text: t('compose.onlyYou') }) });
    onClose();
  };

  return (
    <Dialog
      open
      kind="sheet"
      onOpenChange={onClose}
      initialFocus={area}
      title={t(`compose.${asked.deed}.title`)}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('compose.later')}
          </Button>
          <Button type="submit" form={form} busy={isSubmitting || tray.busy}>
            {t(`compose.${asked.deed}.send`)}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          if (tray.busy) event.preventDefault();
          else void handleSubmit(send)(event);
        }}
      >
        <FormError title={problem ?? (attached.isNone ? t('compose.page.none') : undefined)} />
        <CompletingArea
          words={words}
          viewer={viewer}
          {...content}
          ref={(element) => {
            content.ref(element);
            area.current = element;
          }}
          onPaste={(event) => takesPages(asked) && attached.look(event.clipboardData.getData('text'))}
          label={t('compose.label')}
          hideLabel
          rows={4}
          limit={limits.postText}
          placeholder={t(`compose.${asked.deed}.placeholder`)}
          error={errors.content && t(errors.content.type === 'empty' ? 'compose.empty' : 'compose.tooLong', { most: words.number(limits.postText) })}
        />
        {asked.deed === 'share' && <SharedPost shared={asked.post.shared ?? asked.post} words={words} />}
        {takesPages(asked) && (
          <>
            {attached.open === null && picking && (
              <MatchPicker
                words={words}
                // Whoever came for it writes first; whoever opens it here goes on in it.
                focused={!('pick' in asked && asked.pick)}
                onClose={(chosen) => {
                  if (chosen !== undefined) attached.attach(chosen);
                  setPicking(false);
                  area.current?.focus();
                }}
              />
            )}
            <AttachedPage
              attached={attached}
              words={words}
              onRemove={() => {
                attached.remove();
                area.current?.focus();
              }}
            />
            <PictureTrayView tray={tray} t={t} />
            <FileButton
              multiple
              accept={video ? `${PICTURES},${VIDEOS}` : PICTURES}
              maxBytes={mostOf}
              maxFiles={tray.room}
              disabled={tray.room === 0 || isSubmitting}
              icon={<ImagePlus size={18} aria-hidden="true" />}
              note={t(video ? 'compose.mediaNote' : 'compose.pictureNote', {
                most: limits.postMedia,
                seconds: video?.seconds,
                megabytes: megabytes(video?.bytes ?? 0),
              })}
              onPick={({ taken, refused }) => {
                const problems = [...refused, ...tray.add(taken).map((file) => ({ file, reason: 'alone' as const }))];
                if (problems.length > 0)
                  setProblem(
                    <ul>
                      {problems.map(({ file, reason }, index) => (
                        <li key={index}>
                          {t(`compose.refused.${reason === 'wrong-type' && video ? 'wrongMedia' : reason}`, {
                            name: file.name,
                            megabytes: megabytes(mostOf(file)),
                          })}
                        </li>
                      ))}
                    </ul>,
                  );
              }}
            >
              {t(video ? 'compose.addMedia' : 'compose.addPicture')}
            </FileButton>
            {attached.open === null && !picking && (
              <Button variant="secondary" icon={<Radio size={18} aria-hidden="true" />} onClick={() => setPicking(true)}>
                {t('compose.match.add')}
              </Button>
            )}
          </>
        )}
        <SegmentedControl
          label={t('compose.visibility')}
          value={String(seenBy)}
          options={[visibility.public, visibility.private].map((value) => ({
            value: String(value),
            label: t(value === visibility.public ? 'visibility.public' : 'visibility.private'),
          }))}
          onChange={({ currentTarget }) => {
            setValue('visibility', currentTarget.value === '2' ? 2 : 1);
            keep();
          }}
        />
        {asked.deed === 'edit' && Number(seenBy) === visibility.public && <p className={styles.note}>{t('versions.note')}</p>}
      </form>
    </Dialog>
  );
});

function beginWith(asked: Writing): Draft {
  if (asked.deed !== 'edit') return { content: '', visibility: visibility.public };
  return { content: asked.post.content, visibility: asked.post.visibility === visibility.private ? 2 : 1 };
}
