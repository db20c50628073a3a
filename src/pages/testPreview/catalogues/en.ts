import borrower from '../../../../locales/en/borrower.json';
import common from '../../../../locales/en/common.json';
import devPreview from '../../../../locales/en/devPreview.json';

export default { borrower, common, devPreview };
