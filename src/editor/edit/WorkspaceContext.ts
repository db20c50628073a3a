import { createContext, useContext } from 'react';
import type { PublicBrand } from '../../codec/brand';
import type { Locale } from '../../kernel/locale';
import type { EditHistory } from './EditHistory';

/** What the parts of the workspace share beside Puck's own state. */
export interface Workspace {
  readonly brand: PublicBrand;
  readonly isReadOnly: boolean;
  readonly history: EditHistory;
  /** Language that texts are shown and written in. */
  readonly language: Locale;
  readonly chooseLanguage: (language: Locale) => void;
  readonly sanitizeHtml: (html: string) => string;
}

export const WorkspaceContext = createContext<Workspace | undefined>(undefined);

export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext);
  if (!workspace) throw new Error('Drawn outside WorkspaceContext');
  return workspace;
}
