import type { ReactNode } from 'react';
import { useTranslate } from '../../../texts/TranslateContext';
import { Button } from './Button';
import { CopyField } from './CopyField';
import layout from './layout.module.css';

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

/** A secret that the host keeps nowhere: to be copied now. */
export function ShownOnce({ label, value, copyLabel, before, children, onClosed }: ShownOnceProps) {
  const translate = useTranslate();
  return (
    <div className={layout.stack}>
      {before}
      <CopyField
        label={label}
        value={value}
        copyLabel={copyLabel}
        autoFocus
        note={children}
        actions={
          <Button look="primary" onPress={onClosed}>
            {translate('editor:accounts.done')}
          </Button>
        }
      />
    </div>
  );
}
