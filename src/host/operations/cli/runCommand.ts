import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { terminalActor } from '../../store/recordAudit';
import type { TemplateStore } from '../../store/templateStore';
import { checkFiles, type ContextOf } from './checkFiles';
import type { Command } from './command';
import { exitCodes, type ExitCode, type Terminal } from './terminal';
import { rollbackProblem, texts, usage } from './texts';

export interface CommandContext {
  readonly terminal: Terminal;
  /** What checks need to know beyond the documents; a check works without a store. */
  readonly contextOf: ContextOf;
  readonly openStore: () => Promise<TemplateStore>;
  readonly user: string;
}

type Named<Name extends Command['name']> = Extract<Command, { readonly name: Name }>;

async function check({ files }: Named<'check'>, { terminal, contextOf }: CommandContext): Promise<ExitCode> {
  const { sound } = await checkFiles(files, terminal, contextOf);
  return sound ? exitCodes.done : exitCodes.wrong;
}

/** The files that may go live: without errors, and with warnings only where nobody minds. */
async function filesToPublish(command: Named<'publish'>, { terminal, contextOf }: CommandContext) {
  const { sound, warnings } = await checkFiles(command.files, terminal, contextOf);
  if (!sound) {
    terminal.complain(texts.nothingPublished);
    return undefined;
  }
  if (warnings === 0 || command.acceptsWarnings || !terminal.ask) return sound;
  if (await terminal.ask(texts.acceptWarnings(warnings))) return sound;
  terminal.complain(texts.notAccepted);
  return undefined;
}

async function publish(command: Named<'publish'>, context: CommandContext): Promise<ExitCode> {
  const { terminal, openStore, user } = context;
  const files = await filesToPublish(command, context);
  if (!files) return exitCodes.wrong;
  const store = await openStore();
  const signature = {
    publishedBy: texts.publisher(user),
    actor: terminalActor,
    reason: command.reason ?? texts.defaultReason,
  };
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

async function exportAll(
  { folder }: Named<'export'>,
  { terminal, openStore }: CommandContext,
): Promise<ExitCode> {
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

async function rollback(
  command: Named<'rollback'>,
  { terminal, openStore, user }: CommandContext,
): Promise<ExitCode> {
  const { id, revision, reason = texts.defaultReason } = command;
  const store = await openStore();
  const target = revision === undefined ? {} : { revision };
  const result = await store.rollback({
    id,
    ...target,
    publishedBy: texts.publisher(user),
    actor: terminalActor,
    reason,
  });
  if (!result.ok) {
    terminal.complain(rollbackProblem(id, result.error));
    return exitCodes.wrong;
  }
  terminal.say(texts.rolledBack(id, result.value.revision));
  return exitCodes.done;
}

async function takeOffline(
  { id, reason = texts.defaultReason }: Named<'offline'>,
  { terminal, openStore, user }: CommandContext,
): Promise<ExitCode> {
  const store = await openStore();
  const ended = await store.end({ id, publishedBy: texts.publisher(user), actor: terminalActor, reason });
  if (!ended) {
    terminal.complain(texts.nothingLive(id));
    return exitCodes.wrong;
  }
  terminal.say(texts.offline(ended));
  return exitCodes.done;
}

async function history({ id }: Named<'history'>, { terminal, openStore }: CommandContext): Promise<ExitCode> {
  const moves = await (await openStore()).history(id);
  const [last] = moves;
  if (!last) {
    terminal.complain(rollbackProblem(id, { kind: 'unknownTemplate' }));
    return exitCodes.wrong;
  }
  terminal.say(last.action === 'end' ? texts.offline(last) : texts.live(id, last.revision));
  for (const move of moves) terminal.say(texts.move(move));
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
    case 'offline':
      return takeOffline(command, context);
    case 'rollback':
      return rollback(command, context);
    case 'history':
      return history(command, context);
  }
}
