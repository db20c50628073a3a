import { Check, Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import { Button } from './Button';
import layout from './layout.module.css';
import { TextField } from './TextField';

interface ShownOnceProps {
  readonly label: string;
  readonly value: string;
  readonly copyLabel: string;
  /** Above it: what it is, and that it is not shown again. */
  readonly before: ReactNode;
  /** Below it, such as how long it works. */
  readonly children: ReactNode;
  readonly onClosed: () => void;
}

/** False where the browser does not let pages copy, as on an address without TLS. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** A secret that the host keeps nowhere: to be copied now. */
export function ShownOnce({ label, value, copyLabel, before, children, onClosed }: ShownOnceProps) {
  const translate = useTranslate();
  const [copied, setCopied] = useState<boolean>();
  return (
    <div className={layout.stack}>
      {before}
      <TextField label={label} value={value} isReadOnly autoFocus />
      <p className={layout.muted}>{children}</p>
      <p role="status" className={layout.muted}>
        {copied === true && translate('editor:accounts.copied')}
        {copied === false && translate('editor:accounts.copyByHand')}
      </p>
      <div className={layout.actions}>
        <Button
          icon={copied === true ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          onPress={() => void copy(value).then(setCopied)}
        >
          {copyLabel}
        </Button>
        <Button look="primary" onPress={onClosed}>
          {translate('editor:accounts.done')}
        </Button>
      </div>
    </div>
  );
}
