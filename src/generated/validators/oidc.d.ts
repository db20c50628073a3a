// Made from schemas/ by `npm run generate`. Do not edit.
import type { Validator } from '../../codec/validator';
import type { OidcFile } from '../oidc';
declare const validate: Validator<OidcFile>;
export default validate;
