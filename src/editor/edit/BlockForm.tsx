import { blockFields } from '../../generated/fieldSchemas';
import { blockTypes } from '../../generated/blocks';
import type { Condition } from '../../generated/template';
import { isRecord, recordOf } from '../../kernel/record';
import { useTranslate } from '../../texts/TranslateContext';
import { ConditionInput } from '../fields/ConditionInput';
import { FieldsOf, VariantInput } from '../fields/ObjectInput';
import type { EditorItem } from '../puck/editorData';
import { blockIdOf } from '../puck/toPuck';
import { showLiveBlock } from '../puck/CanvasBlock';
import { ColumnsField } from './ColumnsField';
import styles from './FieldsPanel.module.css';
import { PanelForm } from './PanelForm';
import { useBlockActions } from './useBlockActions';
import { useDebouncedForm } from './openForms';
import type { FormSource } from './DebouncedForm';
import { ArrowDown, ArrowLeft, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '../fields/IconButton';
import { typeLabel } from '../fields/typeLabel';
import { useWorkspace } from './workspace';
import fieldStyles from '../fields/Fields.module.css';
import { useForm } from '../fields/FormContext';

/** A block's JSON with the id that it will be saved under: a copy that Puck made still holds the id of the other. */
function withOwnId(item: EditorItem): string {
  const raw: unknown = JSON.parse(item.props.block);
  return isRecord(raw) && item.props.owner !== item.props.id
    ? JSON.stringify({ ...raw, id: blockIdOf(item, raw) })
    : item.props.block;
}

/** All that can be said of one block: its own fields, when it is shown, its experiment, its id. */
export function BlockForm({ item }: { readonly item: EditorItem }) {
  const translate = useTranslate();
  const { replace, find } = useBlockActions();
  const { id } = item.props;
  const source: FormSource = {
    read: () => {
      const held = find(id);
      return held && withOwnId(held);
    },
    commit: (block) =>
      replace(id, (current) => ({ ...current, props: { ...current.props, block, owner: id } })),
    show: (json) => showLiveBlock(id, json),
  };
  const { value, change } = useDebouncedForm(withOwnId(item), source, id);
  const block = recordOf(value);
  const type = blockTypes.find((each) => each === item.type);
  return (
    <PanelForm change={change}>
      <BlockHeader itemId={id} type={item.type} />
      {!type && <p className={styles.note}>{translate('editorEdit:block.unknownHelp')}</p>}
      {type && (
        <div className={styles.fields}>
          {item.props.columns && <ColumnsField item={item} />}
          <FieldsOf fields={blockFields[type]} path="/props" value={block.props} />
          <details className={styles.more} open={block.visibleWhen !== undefined} data-path="/visibleWhen">
            <summary>{translate('editorEdit:block.shown')}</summary>
            {/* Conditions are shown as they are; the check panel says what is wrong with one. */}
            <ConditionInput path="/visibleWhen" condition={block.visibleWhen as Condition | undefined} />
          </details>
          <details className={styles.more} open={block.variant !== undefined} data-path="/variant">
            <summary>{translate('editorEdit:block.experiment')}</summary>
            <VariantInput path="/variant" value={block.variant} />
          </details>
          <details className={styles.more} data-path="/id">
            <summary>{translate('editorEdit:block.advanced')}</summary>
            <BlockIdField value={block.id} />
          </details>
        </div>
      )}
    </PanelForm>
  );
}

interface BlockHeaderProps {
  readonly itemId: string;
  readonly type: EditorItem['type'];
}

/** Which block the fields belong to, and what can be done to it without a mouse. */
const BlockHeader = memo(function BlockHeader({ itemId: id, type }: BlockHeaderProps) {
  const translate = useTranslate();
  const { isReadOnly } = useWorkspace();
  const { select, move, double, remove } = useBlockActions();
  return (
    <header className={styles.header}>
      <IconButton
        Icon={ArrowLeft}
        label={translate('editorEdit:block.back')}
        onPress={() => select(undefined)}
      />
      <h2 className={styles.title}>{typeLabel(type, translate)}</h2>
      {!isReadOnly && (
        <>
          <IconButton Icon={ArrowUp} label={translate('editorEdit:block.up')} onPress={() => move(id, -1)} />
          <IconButton
            Icon={ArrowDown}
            label={translate('editorEdit:block.down')}
            onPress={() => move(id, 1)}
          />
          <IconButton Icon={Copy} label={translate('editorEdit:block.double')} onPress={() => double(id)} />
          <IconButton Icon={Trash2} label={translate('editorEdit:block.remove')} onPress={() => remove(id)} />
        </>
      )}
    </header>
  );
});

/** The block's name for buttons, links and statistics. */
const BlockIdField = memo(function BlockIdField({ value }: { readonly value: unknown }) {
  const translate = useTranslate();
  const { change, isReadOnly } = useForm();
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor="field-id">
        {translate('editorEdit:block.id')}
      </label>
      <input
        id="field-id"
        className={fieldStyles.input}
        value={typeof value === 'string' ? value : ''}
        readOnly={isReadOnly}
        spellCheck={false}
        aria-describedby="field-id-help"
        onChange={({ target }) => change('/id', target.value)}
      />
      <p id="field-id-help" className={fieldStyles.help}>
        {translate('editorEdit:block.idHelp')}
      </p>
    </div>
  );
});
