import { useTranslate } from '../../../texts/TranslateContext';
import styles from './ComparedPages.module.css';

interface SideChoiceProps {
  readonly chosen: 'before' | 'after';
  readonly onChosen: (side: 'before' | 'after') => void;
}

/** Where two phones have no room side by side: which of them is shown. The place in the page stays. */
export function SideChoice({ chosen, onChosen }: SideChoiceProps) {
  const translate = useTranslate();
  return (
    <div className={styles.choices} role="group" aria-label={translate('editorEdit:pictures.side')}>
      {(['before', 'after'] as const).map((side) => (
        <button
          key={side}
          type="button"
          className={styles.choice}
          aria-pressed={side === chosen}
          onClick={() => onChosen(side)}
        >
          {translate(`editorEdit:pictures.${side}`)}
        </button>
      ))}
    </div>
  );
}
