import path from 'node:path';
import india from '../../../../rules/in.json';
import mexico from '../../../../rules/mx.json';
import { decodeMarketRules, everyMarket } from '../../../codec/marketRules';
import { reasonOf } from '../../../kernel/errors';
import type { LoanMarket } from '../../../kernel/market';
import type { MarketPack, MarketPacks } from '../../../kernel/marketRules';
import { failure, type Result } from '../../../kernel/result';
import { readText } from '../../process/settings/readText';

type Faults = readonly string[];

const inFile =
  (place: string) =>
  (fault: string): string =>
    `${place}: ${fault}`;

function readPack(folder: string, market: LoanMarket): Result<MarketPack, Faults> {
  const file = path.join(folder, `${market}.json`);
  const place = `RULES_DIR ${file}`;
  const content = readText(file);
  if (!content.ok) return failure([`${place}: ${content.error}; begin with the file of that name in rules/`]);
  try {
    const value: unknown = JSON.parse(content.value);
    const pack = decodeMarketRules(value, market);
    return pack.ok ? pack : failure(pack.error.map(inFile(place)));
  } catch (error) {
    return failure([`${place}: it is not JSON: ${reasonOf(error)}`]);
  }
}

const shipped: Readonly<Record<LoanMarket, unknown>> = { mx: mexico, in: india };

/** The shipped ones come with the program, as the demo brand does. */
function shippedPack(market: LoanMarket): Result<MarketPack, Faults> {
  const pack = decodeMarketRules(shipped[market], market);
  return pack.ok ? pack : failure(pack.error.map(inFile(`rules/${market}.json`)));
}

/**
 * The market rules that this host goes by, read once at its start: those of a folder, or the shipped ones. The error names
 * the file and place of each fault.
 * @param folder RULES_DIR, which has `in.json` and `mx.json`
 */
export const loadMarketRules = (folder: string | undefined): Result<MarketPacks, Faults> =>
  everyMarket((market) => (folder === undefined ? shippedPack(market) : readPack(folder, market)));
