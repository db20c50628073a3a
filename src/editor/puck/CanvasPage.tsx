import { type ReactNode, useMemo } from 'react';
import { PlaceContext } from '../../blocks/PlaceContext';
import {
  RegistrationContext,
  type RegistrationContextValue,
  untouchedRegistration,
} from '../../blocks/RegistrationContext';
import { registry } from '../../blocks/registry';
import { useTranslate } from '../../texts/TranslateContext';
import { type EditorItem, useEditorPuck } from './editorData';
import styles from './CanvasPage.module.css';
import { isRecord } from '../../kernel/record';

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

/** What blocks have to know of one another, by the ids of their items; the same as `BlockList` finds on a visitor's page. */
interface CanvasPlace {
  readonly headingBlockId: string | undefined;
  readonly leadingBlockId: string | undefined;
  readonly formBlockId: string | undefined;
  readonly hasMainControl: boolean;
}

/** A picture further down than this is never in the first view. */
const firstView = 2;

const leavesOf = (items: readonly EditorItem[]): EditorItem[] =>
  items.flatMap((item) =>
    item.props.columns ? item.props.columns.flatMap(({ content }) => leavesOf(content)) : [item],
  );

function hasPicture({ type, props }: EditorItem): boolean {
  if (type !== 'hero') return type === 'banner' || type === 'image';
  const raw: unknown = JSON.parse(props.block);
  return isRecord(raw) && isRecord(raw.props) && 'image' in raw.props;
}

function placeOf(content: readonly EditorItem[]): CanvasPlace {
  const leaves = leavesOf(content);
  const idOfFirst = (type: string): string | undefined => leaves.find((leaf) => leaf.type === type)?.props.id;
  return {
    headingBlockId: idOfFirst('hero'),
    leadingBlockId: leaves.slice(0, firstView).find(hasPicture)?.props.id,
    formBlockId: idOfFirst('registration'),
    hasMainControl: leaves.some(({ type }) => type === 'registration' || type === 'download'),
  };
}

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
