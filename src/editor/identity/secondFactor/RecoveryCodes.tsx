import { useTranslate } from '../../../texts/TranslateContext';
import { Button } from '../../kit/ui/Button';
import { CopyField } from '../../kit/ui/CopyField';
import stack from '../../kit/ui/layout.module.css';
import styles from './SecondFactor.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Shown this once: the host has nothing but their hashes. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const translate = useTranslate();
  return (
    <div className={stack.stack}>
      <p>{translate('editor:secondFactor.codesText')}</p>
      <CopyField
        label={translate('editor:secondFactor.codesTitle')}
        value={codes.join('\n')}
        copyLabel={translate('editor:secondFactor.codesCopy')}
        shown={
          <ul className={styles.codes}>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        }
        actions={
          <Button look="primary" autoFocus onPress={onKept}>
            {translate('editor:secondFactor.codesKept')}
          </Button>
        }
      />
    </div>
  );
}
