import editor from '../../../../locales/es/editor.json';
import editorPreview from '../../../../locales/es/editorPreview.json';
import editorStatistics from '../../../../locales/es/editorStatistics.json';
import editorPictures from '../../../../locales/es/editorPictures.json';

/** Texts of the editor. */
const catalogue = { editor, editorPreview, editorStatistics, editorPictures };
export default catalogue;
