import blocks from '../../../../locales/es/blocks.json';
import common from '../../../../locales/es/common.json';
import promotion from '../../../../locales/es/promotion.json';

export default { blocks, common, promotion };
