// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../codec/validator';
import type { BlockEnvelope } from '../template';
declare const validate: Validator<BlockEnvelope>;
export default validate;
