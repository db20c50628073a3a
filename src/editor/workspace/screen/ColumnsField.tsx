import { useTranslate } from '../../../texts/TranslateContext';
import styles from '../../library/fields/Fields.module.css';
import type { EditorItem } from '../items/editorData';
import { useBlockActions } from '../model/useBlockActions';
import { useWorkspace } from '../model/workspace';

/** Most columns of `schemas/blocks/columns.schema.json`. */
const maxColumns = 6;

/** How many columns there are; their blocks are dragged on the page. */
export function ColumnsField({ item }: { readonly item: EditorItem }) {
  const translate = useTranslate();
  const { isReadOnly } = useWorkspace();
  const { replace } = useBlockActions();
  const { id, columns = [] } = item.props;
  const isLastEmpty = columns.at(-1)?.content.length === 0;
  const put = (changed: typeof columns): void =>
    replace(id, (current) => ({ ...current, props: { ...current.props, columns: changed } }));
  return (
    <fieldset className={styles.group} data-path="/props/columns">
      <legend className={styles.legend}>
        {translate('editorEdit:block.columns')} ({columns.length})
      </legend>
      <div className={styles.unitLine}>
        <button
          type="button"
          className={styles.button}
          disabled={isReadOnly || columns.length >= maxColumns}
          onClick={() => put([...columns, { content: [] }])}
        >
          {translate('editorEdit:block.addColumn')}
        </button>
        <button
          type="button"
          className={styles.button}
          disabled={isReadOnly || columns.length <= 1 || !isLastEmpty}
          onClick={() => put(columns.slice(0, -1))}
        >
          {translate('editorEdit:block.removeColumn')}
        </button>
      </div>
      {!isLastEmpty && <p className={styles.help}>{translate('editorEdit:block.columnNotEmpty')}</p>}
    </fieldset>
  );
}
