import { useEffect, useState } from 'react';
import { reaction } from 'mobx';
import type { UseFormReturn } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { uuidOfWords, type Input, type UserInfo } from '@portal/contracts';
import { liveCalls } from '@portal/contracts/live';
import { resourceCalls } from '@portal/contracts/resource';
import { useApp } from '@portal/platform';
import { useWords } from '../words.ts';
import { feedbackDraft } from './feedback-draft.ts';
import { feedbackProblem } from './feedback-problem.ts';
import { FeedbackPictures } from './feedback-pictures.model.ts';
import { pageSpokenOf } from './page-spoken-of.ts';

export type FeedbackWords = Pick<Input<typeof liveCalls.createFeedback>, 'kind' | 'content' | 'contact' | 'pagePath'>;

/** What a feedback form does: begins with the draft, keeps it while one writes, sends it once, and says why when it did not arrive. */
export function useFeedback({ getValues, setValue, setError, setFocus }: UseFormReturn<FeedbackWords>, me: UserInfo | undefined, onSent: () => void) {
  const { api } = useApp();
  const { t } = useWords();
  const [search] = useSearchParams();
  const [draft] = useState(() => feedbackDraft());
  const [uuidOf] = useState(() => uuidOfWords());
  const [pictures] = useState(() => new FeedbackPictures((file) => api.call(resourceCalls.upload, { file })));
  const [problem, setProblem] = useState<string>();
  const userId = me?.userId;

  const keep = () => {
    const { kind, content = '', contact = '', pagePath = '' } = getValues();
    // Until it is known who writes, the pictures of the draft stay as they are.
    const kept = userId === undefined ? draft.read()?.pictures : { userId, list: pictures.sent };
    draft.keep({ kind, content, contact, pagePath, ...(kept && { pictures: kept }) });
  };

  useEffect(() => {
    const held = draft.read();
    if (held?.kind) setValue('kind', held.kind);
    const before = held ?? { content: '', contact: '', pagePath: pageSpokenOf(search, document.referrer, location.href) };
    for (const name of ['content', 'contact', 'pagePath'] as const) if (!getValues(name) && before[name]) setValue(name, before[name]);
    // Once, when the page has come alive: later the form itself is the truth.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    const held = draft.read()?.pictures;
    if (held && held.userId === userId) pictures.restore(held.list);
    else pictures.clear();
    // They arrive one by one, without anybody typing.
    return userId === undefined ? undefined : reaction(() => pictures.sent.length, keep);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [userId]);

  const send = async ({ kind, content, contact, pagePath }: FeedbackWords) => {
    if (me && pictures.busy) return;
    setProblem(undefined);
    const said = { kind, content, ...(!me && contact && { contact }), ...(pagePath && { pagePath }), pictures: me ? pictures.sent.map(({ url }) => url) : [] };
    try {
      await api.call(liveCalls.createFeedback, { ...said, uuid: uuidOf(JSON.stringify(said)) });
      draft.forget();
      onSent();
    } catch (error) {
      const { title, fields } = feedbackProblem(error, t);
      setProblem(title);
      for (const { name, message } of fields) setError(name, { type: 'server', message });
      if (fields[0]) setFocus(fields[0].name);
    }
  };

  return { keep, send, pictures, problem };
}
