import { readFileSync } from 'node:fs';
import demoBrand from '../../../brands/demo.json';
import { decodeBrand } from '../../codec/brand';
import type { Brand } from '../../generated/brand';
import { readableFields } from '../../generated/readableFields';
import { failure, type Result } from '../../kernel/result';
import { errorCode } from '../errorCode';
import { reasonOf } from '../reasonOf';
import { findPathFaults, findUnknownNames } from './pathFaults';

function whyUnreadable(error: unknown): string {
  switch (errorCode(error)) {
    case 'ENOENT':
      return 'there is no such file';
    case 'EISDIR':
      return 'this is a folder, not a file';
    case 'EACCES':
      return 'this user may not read it';
    default:
      return `it is not JSON: ${reasonOf(error)}`;
  }
}

function readJson(file: string): Result<unknown, readonly string[]> {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return { ok: true, value };
  } catch (error) {
    return failure([`CONFIG_FILE ${file}: ${whyUnreadable(error)}`]);
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
  if (!brand.ok || faults.length > 0) return failure(faults.map((fault) => `CONFIG_FILE ${configFile}: ${fault}`));
  for (const unknown of findUnknownNames(brand.value, readableFields)) {
    process.emitWarning(`CONFIG_FILE ${configFile}: ${unknown}`);
  }
  return brand;
}
