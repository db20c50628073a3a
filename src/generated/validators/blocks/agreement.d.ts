// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { AgreementProps } from '../../template';
declare const validate: Validator<AgreementProps>;
export default validate;
