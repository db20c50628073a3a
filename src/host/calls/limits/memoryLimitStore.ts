import { LRUCache } from 'lru-cache';
import {
  secondsUntil,
  subjectName,
  type LimitedSubject,
  type LimitReached,
  type LimitStore,
  type NewlyCounted,
} from './callLimit';

const maxSubjects = 20_000;

/** Counts in this process alone: what is left of a limit while the database is down. */
export class MemoryLimitStore implements LimitStore {
  private readonly subjects = new LRUCache<string, Map<string, number>>({ max: maxSubjects });

  private eventsOf(subject: LimitedSubject, now: number): Map<string, number> {
    const kept = this.subjects.get(subjectName(subject)) ?? new Map<string, number>();
    for (const [event, end] of kept) if (end <= now) kept.delete(event);
    this.subjects.set(subjectName(subject), kept);
    return kept;
  }

  async reserve(
    subjects: readonly LimitedSubject[],
    event: string,
    now: number,
  ): Promise<LimitReached | NewlyCounted> {
    for (const subject of subjects) {
      const events = this.eventsOf(subject, now);
      if (events.has(event) || events.size < subject.limit.max) continue;
      return { limit: subject.limit, retryAfterSeconds: secondsUntil(Math.min(...events.values()), now) };
    }
    const added = subjects.filter((subject) => !this.eventsOf(subject, now).has(event));
    for (const subject of added) this.eventsOf(subject, now).set(event, now + subject.limit.windowMs);
    return { subjects: added };
  }

  async release(subjects: readonly LimitedSubject[], event: string): Promise<void> {
    for (const subject of subjects) this.subjects.get(subjectName(subject))?.delete(event);
  }
}
