import blocks from '../../../../locales/en/blocks.json';
import common from '../../../../locales/en/common.json';
import site from '../../../../locales/en/site.json';

export default { blocks, common, site };
