// Made from schemas/ by `npm run generate`. Do not edit.
import type { ReplyValidator } from '../../../codec/validator';
import type { Envelope } from '../../replies';
declare const validate: ReplyValidator<Envelope>;
export default validate;
