import type { LucideIcon } from 'lucide-react';
import { joinClasses } from '../../../ui/joinClasses';
import styles from './IconButton.module.css';

interface WordedIconProps {
  readonly Icon: LucideIcon;
  /** Below the drawing; undefined: there is no room for one. */
  readonly word?: string | undefined;
}

/** A drawing, and its word where there is room for one. */
export function WordedIcon({ Icon, word }: WordedIconProps) {
  const drawing = <Icon size={16} aria-hidden />;
  if (word === undefined) return drawing;
  return (
    <span className={styles.face}>
      {drawing}
      <span className={styles.word}>{word}</span>
    </span>
  );
}

interface IconButtonProps extends WordedIconProps {
  /** Its name, which holds the word. */
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly isPressed?: boolean;
  readonly isExpanded?: boolean;
  readonly onPress: () => void;
}

/** A small button with a drawing; its name is heard and shown on hovering. */
export function IconButton({
  Icon,
  word,
  label,
  isDisabled = false,
  isPressed,
  isExpanded,
  onPress,
}: IconButtonProps) {
  return (
    <button
      type="button"
      className={joinClasses(styles.button, word !== undefined && styles.worded)}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      // It keeps the focus, so that keyboard users go on from here.
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onPress}
    >
      <WordedIcon Icon={Icon} word={word} />
    </button>
  );
}
