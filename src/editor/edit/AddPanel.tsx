import { Drawer } from '@puckeditor/core';
import { useTranslate } from '../../texts/TranslateContext';
import type { BlockType } from '../../template/block';
import { blockGroups } from './blockGroups';
import styles from './SidePanel.module.css';
import { useBlockActions } from './useBlockActions';

/** Every block that can be added: dragged onto the page, or pressed. */
export function AddPanel() {
  const translate = useTranslate();
  const { insert } = useBlockActions();
  const groups = Object.entries(blockGroups) as ['main' | 'loan' | 'trust', readonly BlockType[]][];
  return (
    <div>
      <p className={styles.help}>{translate('editorEdit:screen.addHelp')}</p>
      {groups.map(([group, types]) => (
        <section key={group}>
          <h2 className={styles.category}>{translate(`editorEdit:screen.blocks.${group}`)}</h2>
          <div className={styles.drawer}>
            <Drawer>
              {types.map((type) => (
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
