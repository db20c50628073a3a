import { text } from 'node:stream/consumers';
import { failureWords } from '../cli/failureWords';
import { exitCodes, type ExitCode, type Terminal } from '../cli/terminal';
import { readCommandConfiguration } from '../../process/configuration';
import { parseDataCommand } from './command';
import { runDataCommand } from './runDataCommand';
import { texts } from './texts';

const terminal: Terminal = {
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
};

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

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    terminal.complain(failureWords(error));
    process.exitCode = exitCodes.wrong;
  },
);
