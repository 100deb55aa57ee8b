import { Copy, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import type { RemoteName } from '@portal/contracts';
import { useApp } from '@portal/platform';
import { Button, Dialog, FormError, IconButton, LinkButton, SegmentedControl, TextField } from '@portal/ui';
import { operatorCalls } from './operator-calls.ts';
import { previewUrl } from './preview-url.ts';
import { troubleOf } from './trouble.ts';
import { useWords } from './words.ts';

const HOURS = [
  ['1', 'hour'],
  ['24', 'day'],
  ['168', 'week'],
] as const;
type Made = { status: 'none' } | { status: 'busy' } | { status: 'made'; url: string } | { status: 'failed'; words: string };

/** A signed link to a version that nobody else gets, and how long it is good. */
export function PreviewDialog({ remote, version, onClose }: { remote: RemoteName; version: string; onClose(): void }) {
  const { t, remote: name, trouble } = useWords();
  const { api, notify } = useApp();
  const [hours, setHours] = useState('24');
  const [made, setMade] = useState<Made>({ status: 'none' });
  async function make(): Promise<void> {
    setMade({ status: 'busy' });
    try {
      const { query } = await api.call(operatorCalls.preview, { releases: { [remote]: version }, hours: Number(hours) });
      setMade({ status: 'made', url: previewUrl(location.origin, remote, query) });
    } catch (error) {
      setMade({ status: 'failed', words: trouble(troubleOf(error)) });
    }
  }
  const copy = (url: string) =>
    navigator.clipboard.writeText(url).then(
      () => notify({ title: t('preview.copied') }),
      () => {},
    );
  return (
    <Dialog
      open
      kind="sheet"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t('preview.title', { remote: name(remote), version })}
      description={t('preview.text')}
      closeLabel={t('close')}
      footer={
        made.status === 'made' ? (
          <LinkButton href={made.url} icon={<ExternalLink size={18} aria-hidden="true" />}>
            {t('preview.open')}
          </LinkButton>
        ) : (
          <Button busy={made.status === 'busy'} onClick={() => void make()}>
            {t('preview.make')}
          </Button>
        )
      }
    >
      <SegmentedControl
        label={t('preview.hours')}
        value={hours}
        onChange={(event) => {
          setHours(event.target.value);
          setMade({ status: 'none' });
        }}
        options={HOURS.map(([value, key]) => ({ value, label: t(`preview.${key}`) }))}
      />
      {made.status === 'made' && (
        <TextField
          label={t('preview.link')}
          readOnly
          value={made.url}
          onFocus={(event) => event.target.select()}
          trailing={
            <IconButton label={t('preview.copy')} onClick={() => void copy(made.url)}>
              <Copy size={18} aria-hidden="true" />
            </IconButton>
          }
        />
      )}
      {made.status === 'failed' && <FormError title={made.words} />}
    </Dialog>
  );
}
