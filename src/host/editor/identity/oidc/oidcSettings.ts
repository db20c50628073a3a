import { X509Certificate } from 'node:crypto';
import { describeFault } from '../../../../codec/brand';
import type { OidcFile } from '../../../../generated/oidc';
import validateFile from '../../../../generated/validators/oidc';
import { reasonOf } from '../../../../kernel/errors';
import { failure, type Result, success } from '../../../../kernel/result';
import { readText } from '../../../process/settings/readText';

/** The file of OIDC_FILE, with what belongs to it. */
export interface OidcSettings extends OidcFile {
  readonly clientSecret: string;
  /** PEM text of the only authorities that may vouch for the provider; undefined: the public ones. */
  readonly ca: string | undefined;
}

type Faults = readonly string[];

/** Who may give anybody every market is kept to none. */
const groupFaults = ({ groups }: OidcFile): Faults =>
  groups.flatMap(({ group, role, markets }, position) =>
    role === 'administrator' && markets
      ? [`/groups/${position}/markets: an administrator ("${group}") reaches every market; leave it out`]
      : [],
  );

function readAuthorities(file: string | undefined): Result<string | undefined, Faults> {
  if (file === undefined) return success(undefined);
  const text = readText(file);
  if (!text.ok) return failure([`/caFile: ${file}: ${text.error}`]);
  try {
    // Throws where there is none, or one that can't be read.
    void new X509Certificate(text.value);
    return success(text.value);
  } catch {
    return failure([`/caFile: ${file}: expected certificates of authorities in PEM`]);
  }
}

function decode(content: string, clientSecret: string): Result<OidcSettings, Faults> {
  const value: unknown = JSON.parse(content);
  if (!validateFile(value)) return failure((validateFile.errors ?? []).map(describeFault));
  const ca = readAuthorities(value.caFile);
  const faults = [...groupFaults(value), ...(ca.ok ? [] : ca.error)];
  return ca.ok && faults.length === 0 ? success({ ...value, clientSecret, ca: ca.value }) : failure(faults);
}

/** What OIDC_FILE says, read once at the start; the error names the file and the place of each fault. */
export function loadOidc(
  configured: { readonly file: string; readonly clientSecret: string } | undefined,
): Result<OidcSettings | undefined, Faults> {
  if (!configured) return success(undefined);
  const place = (fault: string): string => `OIDC_FILE ${configured.file}: ${fault}`;
  const content = readText(configured.file);
  if (!content.ok) return failure([place(content.error)]);
  try {
    const settings = decode(content.value, configured.clientSecret);
    return settings.ok ? settings : failure(settings.error.map(place));
  } catch (error) {
    return failure([place(`it is not JSON: ${reasonOf(error)}`)]);
  }
}
