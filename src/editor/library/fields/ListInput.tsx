import { memo, useState } from 'react';
import type { FieldSchema } from '../../../generated/fieldSchemas';
import { useTranslate } from '../../../texts/TranslateContext';
import { FieldGroup } from './FieldFrame';
import styles from './Fields.module.css';
import { type FieldProps, useForm } from './FormContext';
import { initialValue } from './initialValue';
import listStyles from './ListInput.module.css';
import { FieldsOf } from './ObjectInput';
import { summaryOf } from '../../kit/data/textValue';
import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { IconButton } from '../../kit/ui/IconButton';

interface ItemProps {
  readonly schema: FieldSchema;
  readonly path: string;
  readonly value: unknown;
}

function ItemFields({ schema, path, value }: ItemProps) {
  const { FieldView } = useForm();
  if (schema.kind === 'object') return <FieldsOf fields={schema.fields} path={path} value={value} />;
  return <FieldView schema={schema} path={path} value={value} />;
}

/** A list: items that open, move, double and go; objects folded under a summary but for a new one, plain values as they are. */
export const ListInput = memo(function ListInput({ schema, path, value }: FieldProps<'list'>) {
  const translate = useTranslate();
  const { change, isReadOnly, language, ownLanguage } = useForm();
  const [newest, setNewest] = useState<number>();
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const { item, minItems = 0, maxItems = Infinity } = schema;
  const add = (): void => {
    setNewest(items.length);
    change(path, [...items, initialValue({ ...item, isRequired: true })]);
  };
  const tools = (place: number) => (
    <ItemTools
      items={items}
      place={place}
      least={minItems}
      most={maxItems}
      onChange={(changed) => change(path, changed)}
    />
  );
  return (
    <FieldGroup schema={schema} path={path}>
      <ol className={listStyles.items}>
        {items.map((each, place) => (
          // Items have no name but their place.
          <li key={place} className={listStyles.item}>
            {item.kind === 'object' ? (
              <details className={listStyles.folded} open={place === newest} data-path={`${path}/${place}`}>
                <summary className={listStyles.summary}>
                  <span className={listStyles.number}>{place + 1}</span>
                  {summaryOf(each, language, ownLanguage) || translate('editorEdit:list.untitled')}
                </summary>
                <div className={listStyles.fields}>
                  <ItemFields schema={item} path={`${path}/${place}`} value={each} />
                </div>
              </details>
            ) : (
              <div className={listStyles.plain}>
                <ItemFields schema={item} path={`${path}/${place}`} value={each} />
              </div>
            )}
            {!isReadOnly && tools(place)}
          </li>
        ))}
      </ol>
      {!isReadOnly && (
        <button type="button" className={styles.button} disabled={items.length >= maxItems} onClick={add}>
          {translate('editorEdit:list.add')}
        </button>
      )}
    </FieldGroup>
  );
});

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
function ItemTools({ items, place, least, most, onChange }: ItemToolsProps) {
  const translate = useTranslate();
  const number = place + 1;
  return (
    <div className={listStyles.tools}>
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
