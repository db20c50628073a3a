import editor from '../../../../locales/es/editor.json';
import editorApproval from '../../../../locales/es/editorApproval.json';
import editorBundles from '../../../../locales/es/editorBundles.json';
import editorComments from '../../../../locales/es/editorComments.json';
import editorEdit from '../../../../locales/es/editorEdit.json';
import editorFields from '../../../../locales/es/editorFields.json';
import editorPreview from '../../../../locales/es/editorPreview.json';
import editorSynced from '../../../../locales/es/editorSynced.json';
import editorStatistics from '../../../../locales/es/editorStatistics.json';
import editorPalette from '../../../../locales/es/editorPalette.json';
import editorPictures from '../../../../locales/es/editorPictures.json';
import editorReplace from '../../../../locales/es/editorReplace.json';

export default {
  editor,
  editorApproval,
  editorBundles,
  editorComments,
  editorEdit,
  editorFields,
  editorPreview,
  editorStatistics,
  editorSynced,
  editorPalette,
  editorPictures,
  editorReplace,
};
