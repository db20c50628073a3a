import { useTranslate } from '../../../texts/TranslateContext';
import { useWorkspace } from '../model/workspace';
import panelStyles from './FieldsPanel.module.css';
import fieldStyles from '../../library/fields/Fields.module.css';
import { BlockToolbar } from './BlockToolbar';
import { useBlockCommands } from '../blocks/useBlockCommands';

/** Stands where a block's fields are while several blocks are chosen. */
export function ManyBlocks({ count }: { readonly count: number }) {
  const translate = useTranslate();
  const { isReadOnly } = useWorkspace();
  const { makeVariant } = useBlockCommands();
  return (
    <>
      <BlockToolbar title={translate('editorEdit:blocks.several', { count })} />
      {!isReadOnly && (
        <div className={panelStyles.fields}>
          <p className={fieldStyles.help}>{translate('editorEdit:blocks.severalHelp')}</p>
          <button type="button" className={fieldStyles.button} onClick={makeVariant}>
            {translate('editorEdit:experiment.make')}
          </button>
        </div>
      )}
    </>
  );
}
