import { readFileSync } from 'node:fs';
import demoBrand from '../../../brands/demo.json';
import { decodeBrand } from '../../codec/brand';
import type { Brand } from '../../generated/brand';
import { failure, type Result } from '../../kernel/result';

function readJson(file: string): Result<unknown, readonly string[]> {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return { ok: true, value };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return failure([`CONFIG_FILE ${file}: ${reason}`]);
  }
}

/** The brand that this deployment serves (contract §3); the error holds the path of each fault. */
export function loadBrand(configFile: string | undefined): Result<Brand, readonly string[]> {
  if (configFile === undefined) return decodeBrand(demoBrand);
  const content = readJson(configFile);
  if (!content.ok) return content;
  const brand = decodeBrand(content.value);
  return brand.ok ? brand : failure(brand.error.map((fault) => `CONFIG_FILE ${configFile}: ${fault}`));
}
