import { useMemo, type ReactNode } from 'react';
import { PlaceContext } from '../../blocks/PlaceContext';
import { RegistrationContext } from '../../blocks/RegistrationContext';
import { registry } from '../../blocks/registry';
import { useTranslate } from '../../texts/TranslateContext';
import type { EditorItem } from './editorData';
import { placeOf, type CanvasPlace } from './placeOf';
import { restingForm } from './restingForm';
import styles from './CanvasPage.module.css';
import { useEditorPuck } from './useEditorPuck';

/** The page around the blocks of the canvas. */
export function CanvasPage({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  // As text, so that a key typed in a block does not draw the other blocks again.
  const found = useEditorPuck(({ appState }) =>
    JSON.stringify(placeOf(appState.data.content as readonly EditorItem[])),
  );
  const isEmpty = useEditorPuck(({ appState }) => appState.data.content.length === 0);
  const place = useMemo(() => {
    const { headingBlockId, leadingBlockId, formBlockId, hasMainControl } = JSON.parse(found) as CanvasPlace;
    return { definitions: registry, headingBlockId, leadingBlockId, formBlockId, hasMainControl };
  }, [found]);
  return (
    <RegistrationContext value={restingForm}>
      <PlaceContext value={place}>
        {isEmpty && <p className={styles.empty}>{translate('editorEdit:screen.empty')}</p>}
        {children}
      </PlaceContext>
    </RegistrationContext>
  );
}
