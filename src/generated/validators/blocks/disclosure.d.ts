// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { DisclosureProps } from '../../template';
declare const validate: Validator<DisclosureProps>;
export default validate;
