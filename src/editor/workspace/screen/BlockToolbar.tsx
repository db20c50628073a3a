import { ArrowLeft } from 'lucide-react';
import { useTranslate } from '../../../texts/TranslateContext';
import styles from './FieldsPanel.module.css';
import { useBlockActions } from '../model/useBlockActions';
import { IconButton } from '../../kit/ui/IconButton';
import { BlockTools } from '../blocks/BlockTools';

interface BlockToolbarProps {
  readonly title: string;
  /** The chosen blocks are a copy of a synced block. */
  readonly isCopy?: boolean;
}

/** Above the fields of the chosen blocks: what they are, and what can be done to them. */
export function BlockToolbar({ title, isCopy = false }: BlockToolbarProps) {
  const translate = useTranslate();
  const { select } = useBlockActions();
  return (
    <header className={styles.header}>
      <IconButton
        Icon={ArrowLeft}
        label={translate('editorEdit:block.back')}
        onPress={() => select(undefined)}
      />
      <h2 className={styles.title} title={title}>
        {title}
      </h2>
      <div className={styles.tools}>
        <BlockTools isCopy={isCopy} />
      </div>
    </header>
  );
}
