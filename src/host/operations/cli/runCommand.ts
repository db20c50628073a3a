import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkFiles } from './checkFiles';
import type { Command } from './command';
import { pull } from './pull';
import { push } from './push';
import type { TemplatePlace } from './templatePlace';
import { exitCodes, type ExitCode, type Terminal } from './terminal';
import { rollbackProblem, texts, usage } from './texts';

export interface CommandContext {
  readonly terminal: Terminal;
  readonly place: TemplatePlace;
}

type Named<Name extends Command['name']> = Extract<Command, { readonly name: Name }>;

async function check({ files, annotates }: Named<'check'>, context: CommandContext): Promise<ExitCode> {
  const { sound } = await checkFiles(files, { ...context, annotates });
  return sound ? exitCodes.done : exitCodes.wrong;
}

/** The files that may go live: without errors, and with warnings only where nobody minds. */
async function filesToPublish(
  names: readonly string[],
  acceptsWarnings: boolean,
  { terminal, place }: CommandContext,
) {
  const { sound, warnings } = await checkFiles(names, { terminal, place });
  if (!sound) {
    terminal.complain(texts.nothingPublished);
    return undefined;
  }
  if (warnings === 0 || acceptsWarnings || !terminal.ask) return sound;
  if (await terminal.ask(texts.acceptWarnings(warnings))) return sound;
  terminal.complain(texts.notAccepted);
  return undefined;
}

async function publish(command: Named<'publish'>, context: CommandContext): Promise<ExitCode> {
  const { terminal, place } = context;
  const files = await filesToPublish(command.files, command.acceptsWarnings, context);
  if (!files) return exitCodes.wrong;
  for (const { file, document } of files) {
    const result = await place.publish(document, command.reason ?? texts.defaultReason);
    if (!result.ok) {
      terminal.complain(`${file}: ${result.error}`);
      return exitCodes.wrong;
    }
    terminal.say(texts.outcome(file, result.value, place.origin));
    // The reader knows what is done, whatever ends this process during the next.
    await terminal.said?.();
  }
  return exitCodes.done;
}

async function pushFolder(command: Named<'push'>, context: CommandContext): Promise<ExitCode> {
  const { terminal, place } = context;
  const { drafts } = place;
  if (!drafts) {
    terminal.complain(texts.needsHost);
    return exitCodes.wrong;
  }
  const { folder, publishes, overRollback, reason = texts.defaultReason, acceptsWarnings } = command;
  // A draft may have warnings: its publisher looks at them.
  const files = await filesToPublish([folder], acceptsWarnings || !publishes, context);
  if (!files) return exitCodes.wrong;
  const options = { folder, publishes, overRollback, reason };
  return (await push(files, options, { ...place, drafts }, terminal)) ? exitCodes.done : exitCodes.wrong;
}

async function exportAll(
  { folder }: Named<'export'>,
  { terminal, place }: CommandContext,
): Promise<ExitCode> {
  const documents = await place.live();
  if (documents.length === 0) terminal.say(texts.nothingToExport);
  else mkdirSync(folder, { recursive: true });
  for (const { id, document } of documents) {
    const file = path.join(folder, `${id}.json`);
    writeFileSync(file, document);
    terminal.say(texts.exported(file));
  }
  return exitCodes.done;
}

async function rollback(
  { id, revision, reason = texts.defaultReason }: Named<'rollback'>,
  { terminal, place }: CommandContext,
): Promise<ExitCode> {
  const result = await place.rollback(id, reason, revision);
  if (!result.ok) {
    terminal.complain(result.error);
    return exitCodes.wrong;
  }
  terminal.say(texts.rolledBack(id, result.value));
  return exitCodes.done;
}

async function takeOffline(
  { id, reason = texts.defaultReason }: Named<'offline'>,
  { terminal, place }: CommandContext,
): Promise<ExitCode> {
  const ended = await place.takeOffline(id, reason);
  if (!ended.ok) {
    terminal.complain(ended.error);
    return exitCodes.wrong;
  }
  terminal.say(texts.offline(ended.value));
  return exitCodes.done;
}

async function history({ id }: Named<'history'>, { terminal, place }: CommandContext): Promise<ExitCode> {
  const moves = await place.history(id);
  const [last] = moves;
  if (!last) {
    terminal.complain(rollbackProblem(id, { kind: 'unknownTemplate' }));
    return exitCodes.wrong;
  }
  terminal.say(last.action === 'end' ? texts.offline(last) : texts.live(id, last));
  for (const move of moves) terminal.say(texts.move(move));
  return exitCodes.done;
}

/** Carries out one command of the terminal. Rejects only where the database, the disk or the way to the host fails. */
export async function runCommand(command: Command, context: CommandContext): Promise<ExitCode> {
  switch (command.name) {
    case 'help':
      context.terminal.say(usage);
      return exitCodes.done;
    case 'check':
      return check(command, context);
    case 'publish':
      return publish(command, context);
    case 'pull':
      return pull(command.folder, context.place, context.terminal);
    case 'push':
      return pushFolder(command, context);
    case 'export':
      return exportAll(command, context);
    case 'offline':
      return takeOffline(command, context);
    case 'rollback':
      return rollback(command, context);
    case 'history':
      return history(command, context);
  }
}
