import { text } from 'node:stream/consumers';
import { exitCodes, processTerminal as terminal, runProgram, type ExitCode } from '../cli/terminal';
import { readCommandConfiguration } from '../../process/configuration';
import { parseDataCommand } from './command';
import { runDataCommand } from './runDataCommand';
import { texts } from './texts';

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
    });
  }
  configuration.error.forEach((problem) => terminal.complain(problem));
  return exitCodes.wrong;
}

runProgram(main);
