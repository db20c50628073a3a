import { BookmarkPlus } from 'lucide-react';
import { useTranslate } from '../../../texts/TranslateContext';
import { useChosenIds } from '../model/useChosenBlocks';
import { useSavingSection } from '../blocks/useSavingSection';
import styles from '../../kit/palette/Palette.module.css';
import { Button } from '../../kit/ui/Button';

/** Above the saved sections: the way to one more. */
export function SaveChosen() {
  const translate = useTranslate();
  const { ask, dialog } = useSavingSection();
  const isNone = useChosenIds().size === 0;
  return (
    <div className={styles.saving}>
      <Button icon={<BookmarkPlus size={16} aria-hidden />} isDisabled={isNone} onPress={ask}>
        {translate('editorPalette:sections.save')}
      </Button>
      {isNone && <p className={styles.status}>{translate('editorPalette:sections.chooseFirst')}</p>}
      {dialog}
    </div>
  );
}
