import blocks from '../../../../locales/es/blocks.json';
import common from '../../../../locales/es/common.json';
import site from '../../../../locales/es/site.json';

export default { blocks, common, site };
