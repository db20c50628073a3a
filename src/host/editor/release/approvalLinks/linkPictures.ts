import type { Editor } from '../../editor';
import { openQuestion } from './describeLink';
import { findLinkOfView } from './linkStore';

interface WantedPicture {
  /** From the picture's address. */
  readonly view: string;
  readonly page: string;
  readonly version: string;
}

/** Exact JSON text of a page that a link still asks about, before or after; undefined: nobody may see it by that address. */
export async function documentOfView(
  editor: Pick<Editor, 'database' | 'clock'>,
  { view, page, version }: WantedPicture,
): Promise<string | undefined> {
  const link = await findLinkOfView(editor.database, view);
  const inquiry = link && (await openQuestion(editor, link));
  if (inquiry === undefined || inquiry === 'closed' || inquiry.kind !== 'asked') return undefined;
  const asked = inquiry.pages.find(({ id }) => id === page);
  return (version === 'before' ? asked?.before : asked?.after) ?? undefined;
}
