import { useDispatch, useSelector } from 'react-redux';
import type { TemplateDetails } from '../../../generated/editor';
import { useTranslate } from '../../../texts/TranslateContext';
import { selectAccount, selectMay } from '../../kit/session/sessionSlice';
import { type DraftSource, restoreDraft } from './restoreFeature';

/** Whether the draft of a template may be replaced by the signed-in account. */
export function useMayRestore(details: TemplateDetails | undefined): boolean {
  const account = useSelector(selectAccount);
  const mayEdit = useSelector(selectMay('editor'));
  if (!details || !mayEdit || details.isArchived) return false;
  return details.lock === null || details.lock.accountId === account?.id;
}

export interface Restore {
  readonly may: boolean;
  /** Why nothing can be restored, where that is about more than a role. */
  readonly why: string | undefined;
  /** Of the draft as it is. */
  readonly sha256: string | undefined;
  readonly isBusy: (source: DraftSource) => boolean;
  readonly run: (source: DraftSource) => void;
}

/** Earlier states become the draft again with one press. */
export function useRestoring(details: TemplateDetails): Restore {
  const translate = useTranslate();
  const dispatch = useDispatch();
  const may = useMayRestore(details);
  const mayEdit = useSelector(selectMay('editor'));
  const { status, request } = useSelector(restoreDraft.select);
  const { id, version, draft, lock, isArchived } = details;
  const whyNot = (): string | undefined => {
    if (!mayEdit || may) return undefined;
    return isArchived
      ? translate('editor:history.archived')
      : translate('editor:history.locked', { name: lock?.accountName ?? '' });
  };
  return {
    may,
    why: whyNot(),
    sha256: draft?.sha256,
    isBusy: ({ kind, ...source }) =>
      status === 'underWay' &&
      request?.source.kind === kind &&
      'number' in request.source &&
      'number' in source &&
      request.source.number === source.number,
    run: (source) =>
      void dispatch(
        restoreDraft.requested({ id, source, baseVersion: version, before: draft?.document ?? null }),
      ),
  };
}
