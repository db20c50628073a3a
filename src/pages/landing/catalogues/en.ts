import blocks from '../../../../locales/en/blocks.json';
import common from '../../../../locales/en/common.json';
import promotion from '../../../../locales/en/promotion.json';

/** Texts of promotion pages. */
const catalogue = { blocks, common, promotion };
export default catalogue;
