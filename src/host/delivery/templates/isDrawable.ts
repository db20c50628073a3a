import { stripInvalid } from '../../../codec/stripInvalid';
import validateTemplate from '../../../generated/validators/template';
import { isRecord } from '../../../kernel/record';
import { isDeeperThan, limits } from '../../../template/limits';
import { migrate } from '../../../template/migrations/migrate';

/** Whether a value is a template at all, so that a page comes of it; single blocks and optional fields may be wrong (contract §8). */
export function isDrawable(value: unknown): boolean {
  if (!isRecord(value) || isDeeperThan(value, limits.jsonDepth)) return false;
  return stripInvalid(validateTemplate, migrate(value)) !== undefined;
}

/** The same of a document's text; what is no JSON is no template. */
export function isDrawableText(document: string): boolean {
  try {
    return isDrawable(JSON.parse(document));
  } catch {
    return false;
  }
}
