import editor from '../../../../locales/en/editor.json';
import editorApproval from '../../../../locales/en/editorApproval.json';
import editorBundles from '../../../../locales/en/editorBundles.json';
import editorComments from '../../../../locales/en/editorComments.json';
import editorEdit from '../../../../locales/en/editorEdit.json';
import editorFields from '../../../../locales/en/editorFields.json';
import editorPreview from '../../../../locales/en/editorPreview.json';
import editorSynced from '../../../../locales/en/editorSynced.json';
import editorStatistics from '../../../../locales/en/editorStatistics.json';
import editorPalette from '../../../../locales/en/editorPalette.json';
import editorPictures from '../../../../locales/en/editorPictures.json';
import editorReplace from '../../../../locales/en/editorReplace.json';

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
