import type { PhoneRule } from './campaigns';

const prefixes: Readonly<Record<PhoneRule, string>> = { cn: '138', mx: '55', in: '98' };
const lengths: Readonly<Record<PhoneRule, number>> = { cn: 11, mx: 10, in: 10 };
const specialLength = 6;

/** Telephones that no other test of this worker uses. */
export class Phones {
  private used = 0;

  private fill(rule: PhoneRule, ending: string): string {
    this.used += 1;
    const room = lengths[rule] - prefixes[rule].length - ending.length;
    return prefixes[rule] + String(this.used).padStart(room, '0').slice(-room) + ending;
  }

  next(rule: PhoneRule): string {
    return this.fill(rule, '');
  }

  /** One that the sandbox fails on request (docs/lenders-and-apps/sandbox.md); `behaviour` is its last three digits. */
  failing(rule: PhoneRule, call: 'getSms' | 'register', behaviour: string): string {
    const ending = `99${call === 'getSms' ? 1 : 2}${behaviour}`;
    if (ending.length !== specialLength) throw new Error(`The sandbox knows no ${behaviour}`);
    return this.fill(rule, ending);
  }
}
