// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { CreateTokenPayload } from '../../editor';
declare const validate: Validator<CreateTokenPayload>;
export default validate;
