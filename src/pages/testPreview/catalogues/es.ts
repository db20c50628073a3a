import borrower from '../../../../locales/es/borrower.json';
import common from '../../../../locales/es/common.json';
import devPreview from '../../../../locales/es/devPreview.json';

/** Texts of the test page. */
const catalogue = { borrower, common, devPreview };
export default catalogue;
