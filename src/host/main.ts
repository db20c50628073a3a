// First, so that a signal is heard while the others are loaded.
import { toldToEnd } from './process/toldToEnd';
import { reasonOf } from '../kernel/errors';
import { success } from '../kernel/result';
import { conversionEndpoints } from './calls/conversions/conversionEndpoints';
import { loadBrand } from './delivery/brand/loadBrand';
import { loadFont } from './delivery/font/loadFont';
import { loadMarketRules } from './delivery/rules/loadMarketRules';
import { loadLeakedPasswords } from './editor/identity/credentials/leakedPasswords';
import { loadOidc } from './editor/identity/oidc/oidcSettings';
import { readConfiguration } from './process/settings/configuration';
import { logWarnings } from './process/logging/logWarnings';
import { runHost } from './runHost';

/** Given by `npm start`: says in words what is open, besides the log. */
const isAnnounced = process.argv.includes('--announce');

function stop(problems: readonly string[]): void {
  process.stderr.write(`The host does not start:\n${problems.map((problem) => `  ${problem}\n`).join('')}`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  logWarnings(process.stdout);
  const configuration = readConfiguration(process.env);
  if (!configuration.ok) return stop(configuration.error);
  const brand = loadBrand(configuration.value.configFile);
  const font = brand.ok ? await loadFont(configuration.value.configFile, brand.value) : success(undefined);
  const marketRules = loadMarketRules(configuration.value.rulesFolder);
  const oidc = loadOidc(configuration.value.oidc);
  const isLeaked = loadLeakedPasswords(configuration.value.leakedPasswordsFile);
  const conversions = brand.ok ? conversionEndpoints(brand.value, configuration.value) : success([]);
  if (!brand.ok || !font.ok || !marketRules.ok || !conversions.ok || !oidc.ok || !isLeaked.ok)
    return stop(
      [brand, font, marketRules, conversions, oidc, isLeaked].flatMap((read) => (read.ok ? [] : read.error)),
    );
  const rules = {
    brand: brand.value,
    font: font.value,
    marketRules: marketRules.value,
    conversions: conversions.value,
    oidc: oidc.value,
    isLeaked: isLeaked.value,
  };
  await runHost(configuration.value, rules, { isAnnounced, signal: toldToEnd });
}

main().catch((error: unknown) => {
  stop([reasonOf(error)]);
  process.exit();
});
