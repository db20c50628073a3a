import blocks from '../../../../locales/en/blocks.json';
import common from '../../../../locales/en/common.json';
import promotion from '../../../../locales/en/promotion.json';

export default { blocks, common, promotion };
