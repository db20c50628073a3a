import blocks from '../../../../locales/zh/blocks.json';
import common from '../../../../locales/zh/common.json';
import promotion from '../../../../locales/zh/promotion.json';

export default { blocks, common, promotion };
