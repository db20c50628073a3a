import blocks from '../../../../locales/zh/blocks.json';
import common from '../../../../locales/zh/common.json';
import promotion from '../../../../locales/zh/promotion.json';

/** Texts of promotion pages. */
const catalogue = { blocks, common, promotion };
export default catalogue;
