import blocks from '../../../../locales/hi/blocks.json';
import common from '../../../../locales/hi/common.json';
import promotion from '../../../../locales/hi/promotion.json';

export default { blocks, common, promotion };
