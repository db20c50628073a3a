import editor from '../../../../locales/es/editor.json';

/** Texts of the editor. */
const catalogue = { editor };
export default catalogue;
