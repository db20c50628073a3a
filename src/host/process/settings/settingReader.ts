import { type Environment, type RawValues, readRawValues } from './rawValues';
import { isSecret, type SettingName } from './settings';
import { isIP } from 'node:net';

const maxPort = 65_535;
/** Characters: 32 random bytes in base64url have 43. */
const minKeyLength = 32;

/** Takes values out of the environment, and collects what is wrong with them; a wrong one reads as an unset one. */
export class SettingReader {
  private readonly raw: RawValues;
  private readonly refusals: string[] = [];

  constructor(environment: Environment) {
    this.raw = readRawValues(environment);
  }

  /** What stops the start, each with the name of its variable. */
  get problems(): readonly string[] {
    return [...this.raw.problems.values(), ...this.refusals];
  }

  /** True also where the value is wrong. */
  isSet(name: SettingName): boolean {
    return this.raw.values.has(name) || this.raw.problems.has(name);
  }

  exactText(name: SettingName): string | undefined {
    return this.raw.values.get(name)?.text;
  }

  text(name: SettingName): string | undefined {
    return this.exactText(name)?.trim();
  }

  /** @param expected what would be right, after "expected" */
  refuse(name: SettingName, expected: string): undefined {
    const variable = this.raw.values.get(name)?.variable ?? name;
    const given = isSecret(name) ? '' : ` is ${JSON.stringify(this.text(name))}`;
    this.refusals.push(`${variable}${given}: expected ${expected}`);
    return undefined;
  }

  /** @param what is missing there, and what to give it */
  demand(name: SettingName, what: string): void {
    if (!this.isSet(name)) this.refusals.push(`${name} is not set: ${what}`);
  }

  port(name: SettingName): number | undefined {
    return this.wholeNumber(name, { min: 0, max: maxPort, what: 'a port' });
  }

  wholeNumber(
    name: SettingName,
    { min, max, what }: { min: number; max: number; what: string },
  ): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    return number >= min && number <= max ? number : this.refuse(name, `${what} from ${min} to ${max}`);
  }

  /** Days; undefined: for ever. */
  days(name: SettingName, byDefault: number): number | undefined {
    const value = this.text(name) ?? String(byDefault);
    if (value === 'forever') return undefined;
    const days = /^\d{1,5}$/.test(value) ? Number(value) : 0;
    return days > 0 ? days : this.refuse(name, 'a number of days above 0, or forever');
  }

  oneOf<Choice extends string>(
    name: SettingName,
    choices: readonly [Choice, ...Choice[]],
  ): Choice | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    return choices.find((choice) => choice === value) ?? this.refuse(name, choices.join(' or '));
  }

  /** `https://host:port`, without path, credentials or query. */
  origin(name: SettingName, expected = 'an origin such as https://pages.example'): string | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const address = URL.canParse(value) ? new URL(value) : undefined;
    const isOrigin = address && /^https?:$/.test(address.protocol) && address.href === `${address.origin}/`;
    return isOrigin ? address.origin : this.refuse(name, expected);
  }

  proxies(name: SettingName): readonly string[] {
    const entries = this.list(name);
    if (entries.every(isNetwork)) return entries;
    this.refuse(
      name,
      'addresses, networks such as 10.0.0.0/8, or loopback, linklocal, uniquelocal, with commas between',
    );
    return [];
  }

  /** A secret that nobody guesses. */
  key(name: SettingName): string | undefined {
    const value = this.text(name);
    if (value === undefined || value.length >= minKeyLength) return value;
    return this.refuse(name, `at least ${minKeyLength} random characters`);
  }

  /** The first is today's; the others are older. */
  keys(name: SettingName): readonly string[] {
    const keys = this.list(name);
    if (keys.every((key) => key.length >= minKeyLength)) return keys;
    this.refuse(name, `at least ${minKeyLength} random characters; older keys after it, with commas between`);
    return [];
  }

  /** An empty entry stays one, so that it is refused. */
  private list(name: SettingName): readonly string[] {
    return (
      this.text(name)
        ?.split(',')
        .map((entry) => entry.trim()) ?? []
    );
  }
}

/** Names that proxies' addresses may be given by, besides addresses and networks (npm's proxy-addr). */
const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, a network such as `10.0.0.0/8`, or the name of one. */
function isNetwork(entry: string): boolean {
  if (namedNetworks.includes(entry)) return true;
  const [address = '', prefix, ...rest] = entry.split('/');
  const longest = isIP(address) === 6 ? 128 : 32;
  const hasProperPrefix = prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= longest);
  return isIP(address) !== 0 && hasProperPrefix && rest.length === 0;
}
