// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../codec/validator';
import type { BlockPackage } from '../blockPackage';
declare const validate: Validator<BlockPackage>;
export default validate;
