import type { LucideIcon } from 'lucide-react';
import styles from './IconButton.module.css';

interface IconButtonProps {
  readonly Icon: LucideIcon;
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly isPressed?: boolean;
  readonly onPress: () => void;
}

/** A small square button with a drawing; its name is heard and shown on hovering. */
export function IconButton({ Icon, label, isDisabled = false, isPressed, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      // It keeps the focus: whoever pressed it last goes on from here.
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onPress}
    >
      <Icon size={16} aria-hidden />
    </button>
  );
}
