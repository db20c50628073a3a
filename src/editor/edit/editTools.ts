import type { DraftReply } from '../../generated/editor';
import type { EditorClient, EditorReply } from '../api/editorClient';
import type { ChangeKeeper } from './keptChanges';

/** What the effects of the edit screen reach the world by. */
export interface EditTools {
  readonly client: EditorClient;
  readonly keeper: ChangeKeeper;
  /** Where changes of a template are kept: apart for each person that uses this device. */
  readonly keyOf: (templateId: string) => string;
  readonly window: Window;
  /** Reply to the save under way, or to the last one; undefined before the first. */
  lastSave: Promise<EditorReply<DraftReply>> | undefined;
}
