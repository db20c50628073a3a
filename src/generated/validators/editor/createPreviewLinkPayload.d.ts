// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { CreatePreviewLinkPayload } from '../../editor';
declare const validate: Validator<CreatePreviewLinkPayload>;
export default validate;
