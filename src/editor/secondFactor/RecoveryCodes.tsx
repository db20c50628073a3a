import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '../../texts/TranslateContext';
import { Button } from '../ui/Button';
import stack from '../ui/layout.module.css';
import styles from './SecondFactor.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Shown this once: the host has nothing but their hashes. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const translate = useTranslate();
  const [copied, setCopied] = useState<boolean>();
  const copy = () =>
    void navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className={stack.stack}>
      <p>{translate('editor:secondFactor.codesText')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p role="status" className={stack.muted}>
        {copied === true && translate('editor:accounts.copied')}
        {copied === false && translate('editor:accounts.copyByHand')}
      </p>
      <div className={stack.actions}>
        <Button icon={<Copy aria-hidden="true" />} onPress={copy}>
          {translate('editor:secondFactor.codesCopy')}
        </Button>
        <Button look="primary" autoFocus onPress={onKept}>
          {translate('editor:secondFactor.codesKept')}
        </Button>
      </div>
    </div>
  );
}
