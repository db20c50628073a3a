import { type ReactNode, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { parseOpenDocument } from '../../library/documents/openDocument';
import { OwnPageContext } from '../../library/links/OwnPage';
import { selectEdit } from '../model/editSlice';

/** Tells the choice of links which page they stand on; what is inside is not drawn again while somebody types. */
export function OwnPageOfDraft({ children }: { readonly children: ReactNode }) {
  const { id, text } = useSelector(selectEdit);
  const market = useMemo(() => parseOpenDocument(text)?.market, [text]);
  const page = useMemo(() => ({ id, market }), [id, market]);
  return <OwnPageContext value={page}>{children}</OwnPageContext>;
}
