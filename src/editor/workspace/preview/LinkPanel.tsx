import { QrCode } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { PreviewLink, SimulatedVisitor } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { Button } from '../../kit/ui/Button';
import { CopyField } from '../../kit/ui/CopyField';
import { Moment } from '../../kit/ui/Moment';
import { ProblemNote } from '../../kit/ui/Problem';
import { Select } from '../../kit/ui/Select';
import styles from './Preview.module.css';
import { createLink } from './previewFeature';
import { useMutation } from '../../kit/data/mutation';

const hours = [
  { value: '1', key: 'editorPreview:link.hour' },
  { value: '24', key: 'editorPreview:link.day' },
  { value: '168', key: 'editorPreview:link.week' },
  { value: '720', key: 'editorPreview:link.month' },
] as const;
type Hours = (typeof hours)[number]['value'];

const isSameRecord = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What the link shows besides the draft itself, so that nobody has to read its address. */
function Carried({ visitor }: { readonly visitor: SimulatedVisitor }) {
  const translate = useTranslate();
  const { language, utm_tag: utmTag, registered, now, groups } = visitor;
  const parts = [
    language && translate(`editorPreview:${language === '1' ? 'en' : 'es'}`),
    utmTag && `utm_tag ${utmTag}`,
    registered && translate('editorPreview:link.registered'),
    ...(groups?.split(',').map((group) => {
      const [name = '', value = ''] = group.split(':');
      return `${translate('editorPreview:experiment', { name })}: ${value}`;
    }) ?? []),
  ].filter(Boolean);
  return (
    <p className={styles.muted}>
      {translate('editorPreview:link.shows')}{' '}
      {parts.length === 0 && !now ? translate('editorPreview:link.asItIs') : parts.join(' · ')}
      {now && (
        <>
          {parts.length > 0 && ' · '}
          <Moment at={Date.parse(now)} />
        </>
      )}
    </p>
  );
}

function MadeLink({ link }: { readonly link: PreviewLink }) {
  const translate = useTranslate();
  const made = useRef<HTMLDivElement>(null);
  // Newer browsers answer a scroll with a promise, and what an effect returns is called when its element goes.
  useEffect(() => {
    made.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={made} className={styles.link}>
      {/* As a picture of its own, so that nothing of it can act in this page. */}
      <img
        className={styles.qrCode}
        alt={translate('editorPreview:link.qrCode')}
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(link.qrCode)}`}
      />
      <CopyField
        label={translate('editorPreview:link.address')}
        value={link.address}
        copyLabel={translate('editorPreview:link.copy')}
      />
      <p className={styles.muted}>
        {translate('editorPreview:link.expires')} <Moment at={link.expiresAt} />
      </p>
    </div>
  );
}

interface LinkPanelProps {
  readonly templateId: string;
  /** Whom the phones on the screen show the page for: the link does the same. */
  readonly visitor: SimulatedVisitor;
}

/** A link that shows the draft on a real phone as it is simulated here, with its QR code. */
export function LinkPanel({ templateId, visitor }: LinkPanelProps) {
  const translate = useTranslate();
  const id = useId();
  const [duration, setDuration] = useState<Hours>('24');
  const { value, request, isBusy, problem, run } = useMutation(createLink);
  const isOutdated = value !== undefined && !isSameRecord(request?.visitor ?? {}, visitor);
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
        onPress={() => run({ templateId, expiresInHours: Number(duration), visitor })}
      >
        {translate(value ? 'editorPreview:link.again' : 'editorPreview:link.create')}
      </Button>
      <ProblemNote problem={problem} />
      <p role="status">{isOutdated && translate('editorPreview:link.outdated')}</p>
      <Carried visitor={value && request ? request.visitor : visitor} />
      {value && <MadeLink key={value.address} link={value} />}
    </section>
  );
}
