import { type Data, Puck } from '@puckeditor/core';
import '@puckeditor/core/no-external.css';
import '../canvas/withoutForeignWords';
import DOMPurify from 'dompurify';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { PublicBrand } from '../../../codec/brand';
import { type Locale, locales } from '../../../kernel/locale';
import { createSanitizer } from '../../../template/sanitise';
import { useTranslate } from '../../../texts/TranslateContext';
import { BlocksOffContext } from '../model/BlocksOffContext';
import { OpenThreads } from '../comments/OpenThreads';
import { CanvasFrame } from './CanvasFrame';
import type { EditorData } from '../items/editorData';
import { puckConfig } from './puckConfig';
import { toPuck } from '../items/toPuck';
import { selectAccount, selectMay, type WithSession } from '../../kit/session/sessionSlice';
import { editEvents, selectEdit, type WithEdit } from '../model/editSlice';
import { EditHistory } from '../model/EditHistory';
import type { KeptView } from '../model/KeptView';
import { OwnPageOfDraft } from './OwnPageOfDraft';
import type { ReleaseParts } from './ReleaseParts';
import { WorkspaceLayout } from './WorkspaceLayout';
import { useFlushOnLeaving } from '../model/openForms';
import { watchUserActivity } from '../model/userActivity';
import styles from './Workspace.module.css';
import { type Workspace, WorkspaceContext } from '../model/workspace';
import type { Translate } from '../../../texts/textKey';
import { NewBlocks } from '../items/newBlocks';
import { KnownSynced } from '../items/KnownSynced';
import { type OpenDocument, parseOpenDocument } from '../../library/documents/openDocument';

interface WorkspaceScreenProps {
  readonly document: OpenDocument;
  readonly brand: PublicBrand;
  readonly view: KeptView;
  readonly release: ReleaseParts | undefined;
}

/** Puck's tools would lie over the block above the chosen one: `BlockTools` stand beside the page. */
const NoActionBar = () => <></>;

const overrides = { iframe: CanvasFrame, actionBar: NoActionBar };
/** Puck scrolls the canvas at one edge only: `useEdgeScroll` does at both. */
const dragging = { disableAutoScroll: true };
const readOnlyPermissions = { drag: false, duplicate: false, delete: false, edit: false, insert: false };
const fullPermissions = { drag: true, duplicate: true, delete: true, edit: true, insert: true };

const localeOfDocument = ({ locale }: OpenDocument): Locale =>
  locales.find((each) => each === locale) ?? 'en';

/** Somebody else writes, it is put away, or it is a synced block of a market that the account does not have. */
function selectClosedToChanges(state: WithEdit & WithSession): boolean {
  const { othersLock, details, section } = selectEdit(state);
  const markets: readonly string[] | null | undefined = selectAccount(state)?.markets;
  const market = section?.synced?.market;
  const isOfOthers = markets && market !== undefined && !markets.includes(market);
  return othersLock !== undefined || details?.isArchived === true || isOfOthers === true;
}

const selectIsSection = (state: WithEdit): boolean => selectEdit(state).section !== undefined;

const selectBlocksOff = (state: WithEdit): string =>
  JSON.stringify((selectEdit(state).details?.blocksOff ?? []).map(({ blockId }) => blockId));

/** The same set until another block is turned off or on. */
function useBlocksOff(): ReadonlySet<string> {
  const ids = useSelector(selectBlocksOff);
  return useMemo(() => new Set(JSON.parse(ids) as readonly string[]), [ids]);
}

function useWorkspaceValue({ document, brand, view }: WorkspaceScreenProps, history: EditHistory): Workspace {
  const mayEdit = useSelector(selectMay('editor'));
  const isClosedToChanges = useSelector(selectClosedToChanges);
  const [language, setLanguage] = useState<Locale>(() => view.choices.language ?? localeOfDocument(document));
  const chooseLanguage = useCallback(
    (chosen: Locale): void => {
      view.keep({ language: chosen });
      setLanguage(chosen);
    },
    [view],
  );
  const addressRules = useMemo(() => ({ ...brand, origin: window.location.origin }), [brand]);
  const [sanitizeHtml] = useState(() => createSanitizer(() => DOMPurify(window), addressRules));
  const [newBlocks] = useState(() => new NewBlocks(() => parseOpenDocument(history.text) ?? document));
  const isSection = useSelector(selectIsSection);
  const [synced] = useState(() => new KnownSynced(isSection ? [] : undefined));
  const isReadOnly = !mayEdit || isClosedToChanges;
  return useMemo(
    () => ({
      brand,
      isReadOnly,
      isSection,
      history,
      newBlocks,
      view,
      selection: view.selection,
      shownGroups: view.shownGroups,
      synced,
      language,
      chooseLanguage,
      sanitizeHtml,
      addressRules,
    }),
    [
      brand,
      isReadOnly,
      isSection,
      history,
      newBlocks,
      view,
      synced,
      language,
      chooseLanguage,
      sanitizeHtml,
      addressRules,
    ],
  );
}

/** The workspace over one state of a document; another state gets a new one, since Puck keeps its own from the start. */
export function WorkspaceScreen(props: WorkspaceScreenProps) {
  const { document } = props;
  const translate = useTranslate();
  const dispatch = useDispatch();
  const [data] = useState(() => toPuck(document));
  const [history] = useState(() => new EditHistory(data));
  const workspace = useWorkspaceValue(props, history);
  const config = useMemo(
    () => puckConfig(translate, workspace.newBlocks, workspace.synced),
    [translate, workspace.newBlocks, workspace.synced],
  );
  const dictionary = useMemo(() => editorDictionary(translate), [translate]);
  const [handleChange] = useState(() => {
    let last = history.text;
    return (changed: Data): void => {
      // What Puck holds is what `toPuck` and `defaultProps` made.
      history.record(changed as unknown as EditorData);
      if (history.text === last) return;
      last = history.text;
      dispatch(editEvents.documentChanged(last));
    };
  });
  useFlushOnLeaving();
  useEffect(() => watchUserActivity(window.document), []);
  const blocksOff = useBlocksOff();
  return (
    <WorkspaceContext value={workspace}>
      <BlocksOffContext value={blocksOff}>
        <OpenThreads>
          <OwnPageOfDraft>
            <div className={styles.screen}>
              <Puck
                config={config}
                data={data as unknown as Data}
                onChange={handleChange}
                overrides={overrides}
                dnd={dragging}
                permissions={workspace.isReadOnly ? readOnlyPermissions : fullPermissions}
                dictionary={dictionary}
                height="100%"
              >
                <WorkspaceLayout release={props.release} />
              </Puck>
            </div>
          </OwnPageOfDraft>
        </OpenThreads>
      </BlocksOffContext>
    </WorkspaceContext>
  );
}

/** Puck's own words that the workspace shows, in the language of the editor's user. */
const editorDictionary = (translate: Translate): Readonly<Record<string, string>> => ({
  'label-page': translate('editorEdit:block.page'),
  'label-component': translate('editorEdit:puck.block'),
  'canvas-noconfig': translate('editorEdit:block.unknown'),
  'loader-loading': translate('editorEdit:puck.loading'),
});
