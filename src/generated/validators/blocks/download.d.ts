// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { DownloadProps } from '../../template';
declare const validate: Validator<DownloadProps>;
export default validate;
