import { type ReactNode, useMemo } from 'react';
import { type Place, PlaceContext, placeOf } from '../../../blocks/PlaceContext';
import {
  RegistrationContext,
  type RegistrationContextValue,
  untouchedRegistration,
} from '../../../blocks/RegistrationContext';
import { everyDefinition } from '../../../blocks/everyDefinition';
import { useTranslate } from '../../../texts/TranslateContext';
import { type EditorItem, useEditorPuck } from '../items/editorData';
import styles from './CanvasBlock.module.css';
import { recordOf } from '../../../kernel/record';

export function CanvasPage({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  // As text, so that a key typed in a block does not draw the other blocks again.
  const found = useEditorPuck(({ appState }) =>
    JSON.stringify(placeOfItems(appState.data.content as readonly EditorItem[])),
  );
  const isEmpty = useEditorPuck(({ appState }) => appState.data.content.length === 0);
  const place = useMemo(
    (): Place => ({ definitions: everyDefinition, ...(JSON.parse(found) as ReturnType<typeof placeOf>) }),
    [found],
  );
  return (
    <RegistrationContext value={restingForm}>
      <PlaceContext value={place}>
        {isEmpty && (
          <p className={styles.empty} translate="yes">
            {translate('editorEdit:screen.empty')}
          </p>
        )}
        {children}
      </PlaceContext>
    </RegistrationContext>
  );
}

const leavesOf = (items: readonly EditorItem[]): EditorItem[] =>
  items.flatMap((item) =>
    item.props.columns ? item.props.columns.flatMap(({ content }) => leavesOf(content)) : [item],
  );

/** The same as `BlockList` finds on a visitor's page, by the ids of the items. */
const placeOfItems = (content: readonly EditorItem[]) =>
  placeOf(
    leavesOf(content).map(({ type, props }) => ({
      id: props.id,
      type,
      // Read only where it is asked for: there are many blocks, and every key typed comes here.
      get props() {
        return recordOf(recordOf(JSON.parse(props.block)).props);
      },
    })),
  );

const nothing = (): void => undefined;

/** The registration form as a visitor first sees it; in the canvas nobody fills it in. */
const restingForm: RegistrationContextValue = {
  state: untouchedRegistration,
  events: {
    phoneChanged: nothing,
    captchaChanged: nothing,
    smsCodeChanged: nothing,
    captchaRefreshRequested: nothing,
    captchaLoaded: nothing,
    captchaFailed: nothing,
    smsRequested: nothing,
    applySubmitted: nothing,
    valueChanged: nothing,
  },
};
