import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import { Text } from 'react-aria-components/Text';
import styles from './Switch.module.css';

interface SwitchProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly isOn: boolean;
  readonly isBusy?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Switch({ label, hint, isOn, isBusy = false, onChange }: SwitchProps) {
  return (
    <SwitchField
      isSelected={isOn}
      onChange={(next) => {
        if (!isBusy) onChange(next);
      }}
    >
      <SwitchButton className={styles.switch ?? ''}>
        <span className={styles.track}>
          <span className={styles.thumb} />
        </span>
        <span className={styles.label}>{label}</span>
      </SwitchButton>
      {hint !== undefined && (
        <Text slot="description" className={styles.hint ?? ''}>
          {hint}
        </Text>
      )}
    </SwitchField>
  );
}
