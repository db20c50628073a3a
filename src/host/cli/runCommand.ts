import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TemplateStore } from '../store/templateStore';
import { checkFiles } from './checkFiles';
import type { Command } from './command';
import { exitCodes, type ExitCode, type Terminal } from './terminal';
import { rollbackProblem, texts, usage } from './texts';

export interface CommandContext {
  readonly terminal: Terminal;
  /** Opens the store when a command needs it: a check works without any. */
  readonly openStore: () => Promise<TemplateStore>;
  /** Who runs the command. */
  readonly user: string;
}

type Named<Name extends Command['name']> = Extract<Command, { readonly name: Name }>;

function check({ files }: Named<'check'>, { terminal }: CommandContext): ExitCode {
  const checked = checkFiles(files, terminal);
  checked?.forEach(({ file }) => terminal.say(texts.sound(file)));
  return checked ? exitCodes.done : exitCodes.wrong;
}

async function publish(command: Named<'publish'>, { terminal, openStore, user }: CommandContext): Promise<ExitCode> {
  const files = checkFiles(command.files, terminal);
  if (!files) {
    terminal.complain(texts.nothingPublished);
    return exitCodes.wrong;
  }
  const store = await openStore();
  const signature = { publishedBy: texts.publisher(user), reason: command.reason ?? texts.defaultReason };
  for (const { file, document } of files) {
    const result = await store.publish({ document, ...signature });
    if (!result.ok) {
      terminal.complain(texts.notATemplate(file));
      return exitCodes.wrong;
    }
    terminal.say(texts.outcome(file, result.value));
  }
  return exitCodes.done;
}

async function exportAll({ folder }: Named<'export'>, { terminal, openStore }: CommandContext): Promise<ExitCode> {
  const store = await openStore();
  const templates = await store.list();
  if (templates.length === 0) terminal.say(texts.nothingToExport);
  else mkdirSync(folder, { recursive: true });
  for (const { id } of templates) {
    const revision = await store.published(id);
    if (!revision) continue;
    const file = path.join(folder, `${id}.json`);
    writeFileSync(file, revision.document);
    terminal.say(texts.exported(file));
  }
  return exitCodes.done;
}

async function rollback(command: Named<'rollback'>, { terminal, openStore, user }: CommandContext): Promise<ExitCode> {
  const { id, revision, reason = texts.defaultReason } = command;
  const store = await openStore();
  const target = revision === undefined ? {} : { revision };
  const result = await store.rollback({ id, ...target, publishedBy: texts.publisher(user), reason });
  if (!result.ok) {
    terminal.complain(rollbackProblem(id, result.error));
    return exitCodes.wrong;
  }
  terminal.say(texts.rolledBack(id, result.value.revision));
  return exitCodes.done;
}

/** Carries out one command of the terminal. Rejects only where the database or the disk fails. */
export async function runCommand(command: Command, context: CommandContext): Promise<ExitCode> {
  switch (command.name) {
    case 'help':
      context.terminal.say(usage);
      return exitCodes.done;
    case 'check':
      return check(command, context);
    case 'publish':
      return publish(command, context);
    case 'export':
      return exportAll(command, context);
    case 'rollback':
      return rollback(command, context);
  }
}
