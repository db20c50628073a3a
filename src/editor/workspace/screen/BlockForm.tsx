import { blockFields } from '../../../generated/fieldSchemas';
import { blockTypes } from '../../../generated/blocks';
import type { Condition } from '../../../generated/template';
import { isRecord, recordOf } from '../../../kernel/record';
import { useTranslate } from '../../../texts/TranslateContext';
import { ConditionInput } from '../../library/fields/ConditionInput';
import { FieldsOf } from '../../library/fields/ObjectInput';
import type { EditorItem } from '../items/editorData';
import { blockIdOf } from '../items/toPuck';
import { showLiveBlock } from '../canvas/CanvasBlock';
import { BlockToolbar } from './BlockToolbar';
import { ExperimentPart } from '../blocks/ExperimentPart';
import { ColumnsField } from './ColumnsField';
import styles from './FieldsPanel.module.css';
import { useWorkspace } from '../model/workspace';
import { PanelForm } from './PanelForm';
import { useBlockActions } from '../model/useBlockActions';
import { useDebouncedForm } from '../model/openForms';
import type { FormSource } from '../model/DebouncedForm';
import { memo } from 'react';
import { typeLabel } from '../../kit/data/typeLabel';
import fieldStyles from '../../library/fields/Fields.module.css';
import { useForm } from '../../library/fields/FormContext';

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
  const { isSection } = useWorkspace();
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
    <PanelForm change={change} type={type}>
      <BlockToolbar title={typeLabel(item.type, translate)} />
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
          {(!isSection || block.variant !== undefined) && (
            <details className={styles.more} open={block.variant !== undefined} data-path="/variant">
              <summary>{translate('editorEdit:block.experiment')}</summary>
              <ExperimentPart block={block} />
            </details>
          )}
          <details className={styles.more} data-path="/id">
            <summary>{translate('editorEdit:block.reference')}</summary>
            <BlockIdField value={block.id} />
          </details>
        </div>
      )}
    </PanelForm>
  );
}

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
