import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { useTranslate } from '../../texts/TranslateContext';
import { IconButton } from './IconButton';
import styles from './ListInput.module.css';

interface ItemToolsProps {
  readonly items: readonly unknown[];
  readonly place: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (items: readonly unknown[]) => void;
}

const moved = (items: readonly unknown[], from: number, to: number): unknown[] => {
  const rest = items.filter((_, place) => place !== from);
  return [...rest.slice(0, to), items[from], ...rest.slice(to)];
};

/** Moves, doubles and removes one item of a list. */
export function ItemTools({ items, place, least, most, onChange }: ItemToolsProps) {
  const translate = useTranslate();
  const number = place + 1;
  return (
    <div className={styles.tools}>
      <IconButton
        Icon={ArrowUp}
        label={translate('editorEdit:list.up', { number })}
        isDisabled={place === 0}
        onPress={() => onChange(moved(items, place, place - 1))}
      />
      <IconButton
        Icon={ArrowDown}
        label={translate('editorEdit:list.down', { number })}
        isDisabled={place === items.length - 1}
        onPress={() => onChange(moved(items, place, place + 1))}
      />
      <IconButton
        Icon={Copy}
        label={translate('editorEdit:list.double', { number })}
        isDisabled={items.length >= most}
        onPress={() => onChange([...items.slice(0, number), items[place], ...items.slice(number)])}
      />
      <IconButton
        Icon={Trash2}
        label={translate('editorEdit:list.remove', { number })}
        isDisabled={items.length <= least}
        onPress={() => onChange(items.filter((_, other) => other !== place))}
      />
    </div>
  );
}
