import { Drawer } from '@puckeditor/core';
import { useTranslate } from '../../texts/TranslateContext';
import { blockFacts } from '../../blocks/blockFacts';
import { blockGroups } from '../../blocks/definition';
import { registry } from '../../blocks/registry';
import type { BlockType } from '../../template/block';
import styles from './SidePanel.module.css';
import { useBlockActions } from './useBlockActions';
import { useWorkspace } from './workspace';

// A table with exactly these keys: the compiler checks it.
const blockTypes = Object.keys(registry) as BlockType[];

/** Every block that can be added: dragged onto the page, or pressed. */
export function AddPanel() {
  const translate = useTranslate();
  const { newBlocks } = useWorkspace();
  const { insert: insertBlocks } = useBlockActions();
  const insert = (type: BlockType): void => {
    newBlocks.refresh();
    insertBlocks([newBlocks.block(type)]);
  };
  return (
    <div>
      <p className={styles.help}>{translate('editorEdit:screen.addHelp')}</p>
      {blockGroups.map((group) => (
        <section key={group}>
          <h2 className={styles.category}>{translate(`editorEdit:screen.blocks.${group}`)}</h2>
          <div className={styles.drawer}>
            <Drawer>
              {blockTypes
                .filter((type) => blockFacts[type].group === group)
                .map((type) => (
                  // Puck's item is the button; Enter would pick it up for a drag by keys that leads nowhere in a phone.
                  <div
                    key={type}
                    onKeyDownCapture={(event) => {
                      if (event.key !== 'Enter') return;
                      event.preventDefault();
                      event.stopPropagation();
                      insert(type);
                    }}
                  >
                    <Drawer.Item name={type} label={translate(`editorFields:block.${type}`)}>
                      {() => (
                        <span className={styles.item} onClick={() => insert(type)}>
                          {translate(`editorFields:block.${type}`)}
                        </span>
                      )}
                    </Drawer.Item>
                  </div>
                ))}
            </Drawer>
          </div>
        </section>
      ))}
    </div>
  );
}
