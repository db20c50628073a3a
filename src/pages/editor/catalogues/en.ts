import editor from '../../../../locales/en/editor.json';

/** Texts of the editor. */
const catalogue = { editor };
export default catalogue;
