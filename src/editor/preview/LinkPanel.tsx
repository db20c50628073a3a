import { Copy, QrCode } from 'lucide-react';
import { useId, useState } from 'react';
import type { PreviewLink } from '../../generated/editor';
import { useTranslate } from '../../texts/TranslateContext';
import { Button } from '../ui/Button';
import { Moment } from '../ui/Moment';
import { ProblemNote } from '../ui/Problem';
import { Select } from '../ui/Select';
import { TextField } from '../ui/TextField';
import styles from './Preview.module.css';
import { createLink } from './previewFeature';
import { useMutation } from '../data/mutation';

const hours = [
  { value: '1', key: 'editorPreview:link.hour' },
  { value: '24', key: 'editorPreview:link.day' },
  { value: '168', key: 'editorPreview:link.week' },
  { value: '720', key: 'editorPreview:link.month' },
] as const;
type Hours = (typeof hours)[number]['value'];

function MadeLink({ link }: { readonly link: PreviewLink }) {
  const translate = useTranslate();
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(link.address);
    setCopied(true);
  };
  return (
    <div className={styles.link}>
      {/* As a picture of its own, so that nothing of it can act in this page. */}
      <img
        className={styles.qrCode}
        alt={translate('editorPreview:link.qrCode')}
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(link.qrCode)}`}
      />
      <TextField label={translate('editorPreview:link.address')} value={link.address} isReadOnly />
      <Button icon={<Copy aria-hidden="true" />} onPress={() => void copy().catch(() => setCopied(false))}>
        {translate('editorPreview:link.copy')}
      </Button>
      <p role="status">{isCopied && translate('editorPreview:link.copied')}</p>
      <p className={styles.muted}>
        {translate('editorPreview:link.expires')} <Moment at={link.expiresAt} />
      </p>
    </div>
  );
}

/** A link that shows the draft on a real phone, with its QR code. */
export function LinkPanel({ templateId }: { readonly templateId: string }) {
  const translate = useTranslate();
  const id = useId();
  const [duration, setDuration] = useState<Hours>('24');
  const { value, isBusy, problem, run } = useMutation(createLink);
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {translate('editorPreview:link.title')}
      </h2>
      <p className={styles.muted}>{translate('editorPreview:link.text')}</p>
      <Select
        label={translate('editorPreview:link.hours')}
        options={hours.map((each) => ({ value: each.value, label: translate(each.key) }))}
        value={duration}
        onChange={setDuration}
      />
      <Button
        look="primary"
        icon={<QrCode aria-hidden="true" />}
        isBusy={isBusy}
        onPress={() => run({ templateId, expiresInHours: Number(duration) })}
      >
        {translate(value ? 'editorPreview:link.again' : 'editorPreview:link.create')}
      </Button>
      <ProblemNote problem={problem} />
      {value && <MadeLink key={value.address} link={value} />}
    </section>
  );
}
