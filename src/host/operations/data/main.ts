import { text } from 'node:stream/consumers';
import { exitCodes, processTerminal as terminal, runProgram, type ExitCode } from '../cli/terminal';
import { loadBrand } from '../../delivery/brand/loadBrand';
import { loadFont } from '../../delivery/font/loadFont';
import { readRestingAssets } from '../../delivery/render/pageAssets';
import { foldersBeside } from '../../delivery/routes/folders';
import { originOf } from '../../process/originOf';
import { type Result, success } from '../../../kernel/result';
import type { AdvertBasis } from '../adverts/exportAdverts';
import { type CommandConfiguration, readCommandConfiguration } from '../../process/settings/configuration';
import { parseDataCommand } from './command';
import { runDataCommand } from './runDataCommand';
import { texts } from './texts';

async function advertBasisOf(
  configuration: CommandConfiguration,
): Promise<Result<AdvertBasis, readonly string[]>> {
  const brand = loadBrand(configuration.configFile);
  if (!brand.ok) return brand;
  const font = await loadFont(configuration.configFile, brand.value);
  if (!font.ok) return font;
  const folders = foldersBeside(__dirname);
  return success({
    brand: brand.value,
    font: font.value,
    assets: readRestingAssets('landing', folders),
    picturesFolder: folders.pictures,
    origin: originOf(configuration),
  });
}

async function main(words: readonly string[]): Promise<ExitCode> {
  const command = parseDataCommand(words);
  if (!command) {
    // The words are not repeated: they may hold a telephone.
    terminal.complain(texts.unknownWords);
    return exitCodes.notUnderstood;
  }
  const configuration = readCommandConfiguration(process.env);
  if (configuration.ok) {
    return runDataCommand(command, {
      terminal,
      configuration: configuration.value,
      clock: Date.now,
      readInput: () => text(process.stdin),
      readAdvertBasis: () => advertBasisOf(configuration.value),
    });
  }
  configuration.error.forEach((problem) => terminal.complain(problem));
  return exitCodes.wrong;
}

runProgram(main);
