import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import type { PublicBrand } from '../../codec/publicBrand';
import { useTranslate } from '../../texts/TranslateContext';
import { LoadingRows } from '../ui/LoadingRows';
import { ProblemState } from '../ui/ProblemState';
import { Screen } from '../ui/Screen';
import { editEvents, selectEdit } from './editSlice';
import { parseOpenDocument } from './documentText';
import { WorkspaceScreen } from './WorkspaceScreen';

/** `/editor/templates/:id`: one template, to be edited, checked and published. */
export function EditScreen({ brand }: { readonly brand: PublicBrand }) {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const { id = '' } = useParams();
  const { status, problem, opened } = useSelector(selectEdit);
  useEffect(() => {
    dispatch(editEvents.opened(id));
    return () => void dispatch(editEvents.closed());
  }, [dispatch, id]);
  if (status === 'open') {
    const document = parseOpenDocument(opened.text);
    if (document) return <WorkspaceScreen key={opened.mark} document={document} brand={brand} />;
    return (
      <Screen title={id}>
        <p>{translate('editorEdit:screen.broken')}</p>
      </Screen>
    );
  }
  return (
    <Screen title={id}>
      {problem ? (
        <ProblemState problem={problem} onRetry={() => dispatch(editEvents.opened(id))} />
      ) : (
        <LoadingRows rows={6} />
      )}
    </Screen>
  );
}
