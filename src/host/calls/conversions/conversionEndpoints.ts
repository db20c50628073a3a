import type { Brand, ClickIdKind } from '../../../generated/brand';
import { failure, type Result, success } from '../../../kernel/result';
import { addressFault } from '../../outbox/endpointAddress';
import type { Configuration } from '../../process/settings/configuration';

/** Who is told of registrations that came by a click. */
export interface ConversionEndpoint {
  readonly name: string;
  readonly url: string;
  readonly clickIds: readonly ClickIdKind[];
  readonly secret: string;
}

/**
 * The endpoints of a brand with what is signed for them; the error names each that nothing could be sent to, so that it
 * is known at the start and not from what piles up.
 */
export function conversionEndpoints(
  { conversions }: Pick<Brand, 'conversions'>,
  {
    configFile,
    conversionSecrets,
    webhooks,
  }: Pick<Configuration, 'configFile' | 'conversionSecrets' | 'webhooks'>,
): Result<readonly ConversionEndpoint[], readonly string[]> {
  const faults: string[] = [];
  const endpoints = conversions.endpoints.flatMap((endpoint, position): ConversionEndpoint[] => {
    const fault = addressFault(endpoint.url, webhooks);
    if (fault !== undefined)
      faults.push(`CONFIG_FILE ${configFile ?? ''}: /conversions/endpoints/${position}/url: ${fault}`);
    const secret = conversionSecrets.get(endpoint.name);
    if (secret === undefined)
      faults.push(
        `CONVERSION_SECRETS has nothing for "${endpoint.name}", to which the brand file sends conversions: add ${endpoint.name}=whsec_…, with the base64 of 32 random bytes`,
      );
    return fault === undefined && secret !== undefined ? [{ ...endpoint, secret }] : [];
  });
  return faults.length > 0 ? failure(faults) : success(endpoints);
}
