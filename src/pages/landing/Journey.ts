import type { JourneyFact, JourneyFacts } from '../../contract/journey';

/** Characters of names that one report has room for; what does not fit goes with the next. */
const roomOfReport = 3_000;

/** What is known of a visit and was not told yet, each fact once. */
export class Journey {
  private readonly known = new Set<string>();
  private waiting: (readonly [JourneyFact, string])[] = [];
  private isFirst = true;

  note(fact: JourneyFact, name: string): void {
    const key = `${fact} ${name}`;
    if (this.known.has(key)) return;
    this.known.add(key);
    this.waiting.push([fact, name]);
  }

  /** What is to be told now; it is told once. */
  take(): { readonly facts: JourneyFacts; readonly isFirst: boolean } {
    const facts: Partial<Record<JourneyFact, string[]>> = {};
    let room = roomOfReport;
    const left = this.waiting.findIndex(([fact, name]) => {
      // Beside it stand quotes and a comma; a letter may take three bytes.
      room -= 3 * name.length + 3;
      if (room < 0) return true;
      (facts[fact] ??= []).push(name);
      return false;
    });
    this.waiting = left < 0 ? [] : this.waiting.slice(left);
    const { isFirst } = this;
    this.isFirst = false;
    return { facts, isFirst };
  }
}
