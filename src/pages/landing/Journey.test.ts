import fc from 'fast-check';
import { type JourneyFact, journeyFacts } from '../../contract/journey';
import { Journey } from './Journey';

const noted = fc.array(
  fc.tuple(fc.constantFrom(...journeyFacts), fc.string({ minLength: 1, maxLength: 100 })),
  {
    maxLength: 200,
  },
);

test('every fact is told once, in reports that fit, however often it happens', () => {
  fc.assert(
    fc.property(noted, noted, (before, after) => {
      const journey = new Journey();
      const told: string[] = [];
      const firsts: boolean[] = [];
      const tell = (): boolean => {
        const { facts, isFirst } = journey.take();
        firsts.push(isFirst);
        expect(new TextEncoder().encode(JSON.stringify(facts)).length).toBeLessThan(7_000);
        const names = journeyFacts.flatMap((fact: JourneyFact) =>
          (facts[fact] ?? []).map((name) => `${fact} ${name}`),
        );
        told.push(...names);
        return names.length > 0;
      };
      for (const [fact, name] of before) journey.note(fact, name);
      tell();
      for (const [fact, name] of [...before, ...after]) journey.note(fact, name);
      while (tell());
      expect(told.sort()).toEqual(
        [...new Set([...before, ...after].map(([fact, name]) => `${fact} ${name}`))].sort(),
      );
      expect(firsts.filter(Boolean)).toEqual([true]);
    }),
  );
});
