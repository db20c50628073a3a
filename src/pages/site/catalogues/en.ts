import blocks from '../../../../locales/en/blocks.json';
import common from '../../../../locales/en/common.json';
import site from '../../../../locales/en/site.json';

/** Texts of the official site. */
const catalogue = { blocks, common, site };
export default catalogue;
