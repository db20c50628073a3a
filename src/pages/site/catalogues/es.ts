import blocks from '../../../../locales/es/blocks.json';
import common from '../../../../locales/es/common.json';
import site from '../../../../locales/es/site.json';

/** Texts of the official site. */
const catalogue = { blocks, common, site };
export default catalogue;
