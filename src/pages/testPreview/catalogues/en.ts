import borrower from '../../../../locales/en/borrower.json';
import common from '../../../../locales/en/common.json';
import devPreview from '../../../../locales/en/devPreview.json';

/** Texts of the test page. */
const catalogue = { borrower, common, devPreview };
export default catalogue;
