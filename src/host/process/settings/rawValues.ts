import { failure, success, type Result } from '../../../kernel/result';
import { readText } from './readText';
import { fileVariable, isSecret, settingNames, type SettingName } from './settings';

export type Environment = Readonly<Record<string, string | undefined>>;

interface RawValue {
  readonly text: string;
  /** The variable that says so: the setting's own, or the one that names its file. */
  readonly variable: string;
}

const isBlank = (text: string): boolean => text.trim() === '';

function fromFile(variable: string, file: string): Result<RawValue, string> {
  if (isBlank(file)) return failure(`${variable} is set but empty: give it the path of a file, or unset it`);
  const content = readText(file);
  if (!content.ok) return failure(`${variable} ${file}: ${content.error}`);
  // Editors and `echo` end a file by a line break that is no part of the secret.
  const text = content.value.replace(/\r?\n$/, '');
  return isBlank(text) ? failure(`${variable} ${file}: this file is empty`) : success({ text, variable });
}

function readOne(name: SettingName, environment: Environment): Result<RawValue | undefined, string> {
  const text = environment[name];
  const file = isSecret(name) ? environment[fileVariable(name)] : undefined;
  if (text !== undefined && file !== undefined)
    return failure(`${name} and ${fileVariable(name)} are both set: keep one of them`);
  if (file !== undefined) return fromFile(fileVariable(name), file);
  if (text === undefined) return success(undefined);
  return isBlank(text)
    ? failure(`${name} is set but empty: give it a value, or unset it`)
    : success({ text, variable: name });
}

export interface RawValues {
  readonly values: ReadonlyMap<SettingName, RawValue>;
  /** Names that are set to nothing, or to a file that can't be read: what is wrong with each. */
  readonly problems: ReadonlyMap<SettingName, string>;
}

/** All settings as they stand in the environment or in files that it names, by name. Nothing empty is taken for unset. */
export function readRawValues(environment: Environment): RawValues {
  const values = new Map<SettingName, RawValue>();
  const problems = new Map<SettingName, string>();
  for (const name of settingNames) {
    const read = readOne(name, environment);
    if (!read.ok) problems.set(name, read.error);
    else if (read.value) values.set(name, read.value);
  }
  return { values, problems };
}
