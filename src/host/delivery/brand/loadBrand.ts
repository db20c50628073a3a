import demoBrand from '../../../../brands/demo.json';
import { decodeBrand } from '../../../codec/brand';
import type { Brand } from '../../../generated/brand';
import { readableFields } from '../../../generated/readableFields';
import { failure, success, type Result } from '../../../kernel/result';
import { readText } from '../../process/settings/readText';
import { reasonOf } from '../../../kernel/errors';
import { findPathFaults, findUnknownNames } from './pathFaults';

function readJson(file: string): Result<unknown, readonly string[]> {
  const content = readText(file);
  if (!content.ok) return failure([`CONFIG_FILE ${file}: ${content.error}`]);
  try {
    const value: unknown = JSON.parse(content.value);
    return success(value);
  } catch (error) {
    return failure([`CONFIG_FILE ${file}: it is not JSON: ${reasonOf(error)}`]);
  }
}

/**
 * The brand that this deployment serves (contract §3); the error holds the path of each fault. What is no fault, and
 * still unlikely to be meant, is warned of.
 */
export function loadBrand(configFile: string | undefined): Result<Brand, readonly string[]> {
  if (configFile === undefined) return decodeBrand(demoBrand);
  const content = readJson(configFile);
  if (!content.ok) return content;
  const brand = decodeBrand(content.value);
  const faults = brand.ok ? findPathFaults(brand.value) : brand.error;
  if (!brand.ok || faults.length > 0)
    return failure(faults.map((fault) => `CONFIG_FILE ${configFile}: ${fault}`));
  for (const unknown of findUnknownNames(brand.value, readableFields)) {
    process.emitWarning(`CONFIG_FILE ${configFile}: ${unknown}`);
  }
  return brand;
}
