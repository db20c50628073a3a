import borrower from '../../../../locales/es/borrower.json';
import common from '../../../../locales/es/common.json';
import devPreview from '../../../../locales/es/devPreview.json';

export default { borrower, common, devPreview };
