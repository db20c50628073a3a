import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import type { PublicBrand } from '../../../codec/brand';
import { useTranslate } from '../../../texts/TranslateContext';
import { LoadingRows } from '../../kit/ui/DataState';
import { ProblemState } from '../../kit/ui/Problem';
import { Screen } from '../../kit/ui/Screen';
import { editEvents, selectEdit, type WithEdit } from '../model/editSlice';
import { KeptView } from '../model/KeptView';
import { flushForms } from '../model/openForms';
import type { ReleaseParts } from './ReleaseParts';
import { WorkspaceScreen } from './WorkspaceScreen';
import { parseOpenDocument } from '../../library/documents/openDocument';

const selectStatus = (state: WithEdit) => selectEdit(state).status;
const selectProblem = (state: WithEdit) => selectEdit(state).problem;
const selectOpened = (state: WithEdit) => selectEdit(state).opened;

/** One view for as long as the same template is open. */
function useViewOf(id: string): KeptView {
  const [held, setHeld] = useState(() => ({ id, view: new KeptView() }));
  if (held.id === id) return held.view;
  const next = { id, view: new KeptView() };
  setHeld(next);
  return next.view;
}

interface EditScreenProps {
  readonly brand: PublicBrand;
  readonly release: ReleaseParts;
}

/** `/editor/templates/:id`: one template, to be edited, checked and published. */
export const EditScreen = (props: EditScreenProps) => <OpenedScreen {...props} open={editEvents.opened} />;

/** `/editor/sections/:id`: a synced block on the same surface, to be saved for all pages. */
export const EditSectionScreen = ({ brand }: Pick<EditScreenProps, 'brand'>) => (
  <OpenedScreen brand={brand} open={editEvents.sectionOpened} />
);

interface OpenedScreenProps {
  readonly brand: PublicBrand;
  readonly release?: ReleaseParts;
  /** What is opened by the id of the address. */
  readonly open: typeof editEvents.opened | typeof editEvents.sectionOpened;
}

function OpenedScreen({ brand, release, open }: OpenedScreenProps) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { id = '' } = useParams();
  // One by one: a key typed in the document must not draw the whole workspace again.
  const status = useSelector(selectStatus);
  const problem = useSelector(selectProblem);
  const opened = useSelector(selectOpened);
  const view = useViewOf(id);
  const document = useMemo(() => parseOpenDocument(opened.text), [opened.text]);
  useEffect(() => void dispatch(open(id)), [dispatch, open, id]);
  // Before other effects end: Puck would hear of what is being typed no more.
  useLayoutEffect(
    () => () => {
      flushForms();
      dispatch(editEvents.closed());
    },
    [dispatch, id],
  );
  if (status === 'open') {
    if (document)
      return (
        <WorkspaceScreen key={opened.mark} document={document} brand={brand} view={view} release={release} />
      );
    return (
      <Screen title={id}>
        <p>{translate('editorEdit:screen.broken')}</p>
      </Screen>
    );
  }
  return (
    <Screen title={id}>
      {problem ? (
        <ProblemState problem={problem} onRetry={() => dispatch(open(id))} />
      ) : (
        <LoadingRows rows={6} />
      )}
    </Screen>
  );
}
