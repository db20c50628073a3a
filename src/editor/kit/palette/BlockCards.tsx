import { Drawer } from '@puckeditor/core';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { blockTypes } from '../../../generated/blocks';
import type { BlockType } from '../../../template/block';
import { useTranslate } from '../../../texts/TranslateContext';
import { BlockDrawing } from './BlockDrawing';
import { Card } from './Card';
import styles from './Palette.module.css';

interface BlockCardsProps {
  readonly types: readonly BlockType[];
  readonly onChosen: (type: BlockType) => void;
}

/** Block types as cards: dragged onto the page by Puck, or pressed. */
export function BlockCards({ types, onChosen }: BlockCardsProps) {
  const translate = useTranslate();
  const choose = (event: KeyboardEvent, type: BlockType): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    // Puck's item is the button; its keys would pick it up for a drag that leads nowhere in a phone.
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) onChosen(type);
  };
  return (
    <div className={styles.cards}>
      <Drawer>
        {types.map((type) => (
          <div key={type} onKeyDownCapture={(event) => choose(event, type)} onClick={() => onChosen(type)}>
            <Drawer.Item name={type} label={translate(`editorFields:block.${type}`)}>
              {DrawnBlock}
            </Drawer.Item>
          </div>
        ))}
      </Drawer>
    </div>
  );
}

/** Outside the list: Puck takes another function for another component and draws it anew. */
function DrawnBlock({ name }: { readonly name: string }) {
  const translate = useTranslate();
  const face = useButton(translate('editorEdit:puck.block'));
  const type = blockTypes.find((each) => each === name);
  return (
    <span ref={face}>
      {type && (
        <Card
          drawing={<BlockDrawing type={type} />}
          name={translate(`editorFields:block.${type}`)}
          note={translate(`editorPalette:purpose.${type}`)}
        />
      )}
    </span>
  );
}

/** Puck's item is the button of its card. */
function useButton(roleDescription: string) {
  const face = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const item = face.current?.closest('[data-puck-drawer-item]');
    item?.setAttribute('role', 'button');
    item?.setAttribute('tabindex', '0');
    item?.setAttribute('aria-roledescription', roleDescription);
  }, [roleDescription]);
  return face;
}
