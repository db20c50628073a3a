import editor from '../../../../locales/es/editor.json';
import editorBundles from '../../../../locales/es/editorBundles.json';
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
  editorBundles,
  editorEdit,
  editorFields,
  editorPreview,
  editorStatistics,
  editorSynced,
  editorPalette,
  editorPictures,
  editorReplace,
};
