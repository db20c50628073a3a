import { Check, Copy } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslate } from '../../../texts/TranslateContext';
import { copyText } from '../../../ui/copyText';
import { Button } from './Button';
import layout from './layout.module.css';
import { TextField } from './TextField';

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  readonly copyLabel: string;
  readonly autoFocus?: boolean;
  /** Shown in the place of the field, as long as nothing has to be copied by hand. */
  readonly shown?: ReactNode;
  /** Below it, such as how long it works. */
  readonly note?: ReactNode;
  /** More buttons beside the one that copies. */
  readonly actions?: ReactNode;
}

/** A text to take along: a button copies it, and where the browser does not let it, the text stands there marked. */
export function CopyField({ label, value, copyLabel, autoFocus, shown, note, actions }: CopyFieldProps) {
  const translate = useTranslate();
  const [copied, setCopied] = useState<boolean>();
  const place = useRef<HTMLDivElement>(null);
  // Each failure marks it once more.
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (failures === 0) return;
    const field = place.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    field?.focus();
    field?.select();
  }, [failures]);
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(window, value);
    setCopied(isCopied);
    if (!isCopied) setFailures((count) => count + 1);
  };
  const lines = value.split('\n').length;
  return (
    <div ref={place} className={layout.stack}>
      {failures === 0 && shown ? (
        shown
      ) : (
        <TextField
          label={label}
          value={value}
          isReadOnly
          {...(autoFocus && { autoFocus })}
          {...(lines > 1 && { rows: lines })}
        />
      )}
      {note && <p className={layout.muted}>{note}</p>}
      <p role="status" className={layout.muted}>
        {copied === true && translate('editor:accounts.copied')}
        {copied === false && translate('editor:accounts.copyByHand')}
      </p>
      <div className={layout.actions}>
        <Button
          icon={copied === true ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          onPress={() => void copy()}
        >
          {copyLabel}
        </Button>
        {actions}
      </div>
    </div>
  );
}
