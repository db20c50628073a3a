import blocks from '../../../../locales/es/blocks.json';
import common from '../../../../locales/es/common.json';
import promotion from '../../../../locales/es/promotion.json';

/** Texts of promotion pages. */
const catalogue = { blocks, common, promotion };
export default catalogue;
