// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { VideoProps } from '../../template';
declare const validate: Validator<VideoProps>;
export default validate;
