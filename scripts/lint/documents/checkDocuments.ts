import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { usage as templatesUsage } from '../../../src/host/operations/cli/texts';
import { usage as dataUsage } from '../../../src/host/operations/data/texts';
import { fileVariable, settingNames } from '../../../src/host/process/settings/settings';
import { findDeadCommands } from './commands';
import { readDocument, type Fault } from './document';
import { findDeadLinks } from './links';
import { findDeadMentions } from './mentions';
import { findDeadPaths } from './paths';
import { findUnexplainedSettings, findUnknownSettings } from './settings';
import { findLongPages } from './wordLimits';

/** What stands in the project's folder and is not the project. */
const made = /^(?:\.git|\.cache|\.data|node_modules|dist|coverage|test-results|playwright-report)$/;
const code =
  /^(?:src|scripts|tests|schemas|deploy|examples|locales)\/.*\.(?:tsx?|mjs|cjs|css|json|ya?ml)$|^[^/]+\.(?:ts|mjs|cjs|yaml)$/;

/** Every file of the project, from its root. */
function filesOf(root: string): readonly string[] {
  const within = (folder: string): string[] =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
  return readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => !made.test(name))
    .flatMap((entry) => (entry.isDirectory() ? within(entry.name) : [entry.name]))
    .filter((file) => !/(?:^|\/)node_modules\//.test(file));
}

const wordsOfUsage = (usage: string): ReadonlySet<string> =>
  new Set([...usage.matchAll(/^ {2}([a-z][\w-]*)/gm)].map(([, word = '']) => word));

/** Read by Node, by builders of images or by GitHub; `NAME_FILE` stands for all secrets. */
const foreignVariables = [
  'GITHUB_SHA',
  'NAME_FILE',
  'NODE_EXTRA_CA_CERTS',
  'NODE_IMAGE',
  'NODE_TLS_REJECT_UNAUTHORIZED',
];

/** Names of variables that code reads. */
const variablesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\b(?:env|environment)\.([A-Z][A-Z0-9_]+)/g)].map(([, name = '']) => name);

export function checkDocuments(root: string): readonly Fault[] {
  const files = filesOf(root);
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const exists = (file: string): boolean => existsSync(path.join(root, file));
  const documents = files
    .filter((file) => /^(?:[^/]+|docs\/.+)\.md$/.test(file))
    .map((file) => readDocument(file, read(file)));
  const current = documents.filter(({ file }) => file !== 'CHANGELOG.md');
  const texts = files.filter((file) => code.test(file) && !file.startsWith('scripts/lint/documents/'));
  const scripts = Object.keys(
    (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts,
  );
  const variables = texts.flatMap((file) =>
    /^(?:scripts|tests|examples)\//.test(file) ? variablesIn(read(file)) : [],
  );
  const settingsPage = documents.find(({ file }) => file === 'docs/operators/settings.md');
  return [
    ...findDeadLinks(documents, exists),
    ...findDeadPaths(current, files),
    ...findDeadCommands(current, {
      scripts: new Set(scripts),
      words: {
        test: new Set(['static', 'unit', 'e2e']),
        data: wordsOfUsage(dataUsage),
        templates: wordsOfUsage(templatesUsage),
      },
      binaries: new Set(readdirSync(path.join(root, 'node_modules/.bin'))),
      exists,
    }),
    ...findUnknownSettings(
      current,
      new Set([...settingNames, ...settingNames.map(fileVariable), ...foreignVariables, ...variables]),
    ),
    ...(settingsPage === undefined ? [] : findUnexplainedSettings(settingsPage, settingNames)),
    ...findLongPages(documents),
    ...findDeadMentions(texts, read, exists),
  ];
}
