import type { Translate } from '../../texts/textKey';

/** Puck's own words that the workspace shows, in the language of whoever edits. */
export const editorDictionary = (translate: Translate): Readonly<Record<string, string>> => ({
  'action-selectparent': translate('editorEdit:puck.selectParent'),
  'action-duplicate': translate('editorEdit:block.double'),
  'action-delete': translate('editorEdit:block.remove'),
  'label-page': translate('editorEdit:block.page'),
  'label-component': translate('editorEdit:puck.block'),
  'canvas-noconfig': translate('editorEdit:block.unknown'),
  'loader-loading': translate('editorEdit:puck.loading'),
});
