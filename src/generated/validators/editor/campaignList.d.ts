// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../../codec/validator';
import type { CampaignList } from '../../editor';
declare const validate: Validator<CampaignList>;
export default validate;
