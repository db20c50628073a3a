import { plainWords, readPlainly } from '../plainWords';

/** What a visitor is told to wait for: the decision, or the money. */
export type Awaited = 'answer' | 'money';

/** A time within which something is promised. */
export interface PromisedTime {
  readonly awaited: Awaited;
  /** Minutes, the longest that the promise allows. */
  readonly most: number;
  /** As it is written. */
  readonly said: string;
}

const hour = 60;
const day = 24 * hour;
const minutesOf: readonly (readonly [RegExp, number])[] = [
  [/^minut/, 1],
  [/^(?:hora|hour)/, hour],
  [/^(?:dia|day)/, day],
  [/^(?:semana|week)/, 7 * day],
];
/** A week has five working days. */
const workingDays = 7 / 5;

const counted =
  /\b(?:en|in|within|under|dentro de|maximo|menos de|less than|hasta|up to) (?:un |a )?(?:maximo |maximum )?(?:de |of )?(\d+)(?: (?:(?:a|to|or|o) )?(\d+))? (?:(calendar|working|business) )?(minut(?:o|e)s?|horas?|hours?|dias?|days?|semanas?|weeks?)(?: (habiles|naturales))?\b/gu;

/** Times without a figure. */
const worded: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:(?:en|in) (?:(?:unos|pocos|a few|just|solo) )*(?:minutos|minutes|segundos|seconds)|al instante|instantly|de inmediato|immediately|right away)\b/gu,
    hour,
  ],
  [/\b(?:hoy mismo|hoy|today|(?:el )?mismo dia|same day)\b/gu, day],
];

/** What a time in the same clause is about; what is not awaited from the lender takes times to itself. */
const events: readonly (readonly [Awaited | 'own', RegExp])[] = [
  [
    'own',
    /\b(?:pide|pides|pedir|solicit(?:a|ar|as|o|e|en)|registra[a-z]*|regist[a-z]*|appl(?:y|ying)|ask|sign up|borrow|descarga[a-z]*|download|completa|llena|fill|pag(?:a|as|ar|o|os)|pay(?:s|ing|ment|ments)?|repay[a-z]*|vence|due|atras[a-z]*|late|postpon[a-z]*|pospon[a-z]*|exten[a-z]*|plazos?|terms?|penal[a-z]*)\b/gu,
  ],
  [
    'answer',
    /\b(?:respuesta|respondemos|resolvemos|decidimos|decision|answer|decide|yes or no|si o no|aprobacion|approval|approved|aprobad[oa]|te aprobamos|resultado)\b/gu,
  ],
  [
    'money',
    /\b(?:dinero|deposit[a-z]*|money|cash|funds|credit(?:ed)?|disburs[a-z]*|paid out|payout|recib(?:e|es|ir|iras|imos)|receive|transfer[a-z]*)\b/gu,
  ],
];
/** Named without any of the above, the loan itself is what comes: "your loan today". */
const loan = /\b(?:prestamos?|loans?)\b/u;

/** Replies about data, complaints and codes have times of their own. */
const otherMatters =
  /\b(?:datos|data|details|rostro|face|arco|derechos|rights|quejas?|complaints?|aclaracion[a-z]*|grievances?|codigos?|codes?|sms|otp|reembols[a-z]*|refund[a-z]*|informacion|information|avis[a-z]*|notice|notify|tell us)\b/u;

interface Spot {
  readonly at: number;
  readonly length: number;
  readonly most: number;
}

function timesIn(clause: string): readonly Spot[] {
  const figures = [...clause.matchAll(counted)].map((match): Spot => {
    const [said, least, most = least, kind, unit = '', spanishKind] = match;
    const minutes = minutesOf.find(([name]) => name.test(unit))?.[1] ?? 0;
    const isWorking = kind === 'working' || kind === 'business' || spanishKind === 'habiles';
    return {
      at: match.index,
      length: said.length,
      most: Number(most) * minutes * (isWorking ? workingDays : 1),
    };
  });
  const words = worded.flatMap(([pattern, most]) =>
    [...clause.matchAll(pattern)].map(({ index: at, 0: { length } }): Spot => ({ at, length, most })),
  );
  return [...figures, ...words];
}

/** What times in a clause are about: the last event before one, else the first after it. */
function awaitedIn(clause: string): (at: number) => Awaited | 'own' | undefined {
  const named = events
    .flatMap(([event, pattern]) => [...clause.matchAll(pattern)].map(({ index }) => ({ event, index })))
    .sort((one, other) => one.index - other.index);
  const other = loan.test(clause) ? 'money' : undefined;
  return (at) => (named.findLast(({ index }) => index < at) ?? named[0])?.event ?? other;
}

const timed = /\d|hoy|today|minut|segund|second|instant|inmediat|immediat|right away|mismo d|same day/i;
const sentenceEnd = /[.!?…]+(?=\s|$)/;
const clauseEnd = /( ; | (?:y|and) )/;

function promisesIn(sentence: string): readonly PromisedTime[] {
  const { plain, quote } = readPlainly(sentence);
  if (otherMatters.test(plain)) return [];
  let end = 0;
  return plain.split(clauseEnd).flatMap((clause) => {
    const start = end;
    end += clause.length;
    const awaitedAt = awaitedIn(clause);
    return timesIn(clause).flatMap(({ at, most, length }): PromisedTime[] => {
      const awaited = awaitedAt(at);
      const said = quote(start + at, length);
      return awaited === 'answer' || awaited === 'money' ? [{ awaited, most, said }] : [];
    });
  });
}

/** "You may complain. We answer within 10 days": what is answered stands in another sentence. */
function promisesOf(paragraph: string): readonly PromisedTime[] {
  const promises = paragraph
    .split(sentenceEnd)
    .filter((sentence) => timed.test(sentence))
    .flatMap(promisesIn);
  return promises.some(({ awaited }) => awaited === 'answer') && otherMatters.test(plainWords(paragraph))
    ? promises.filter(({ awaited }) => awaited === 'money')
    : promises;
}

/** Each time within which a text promises an answer or the money. */
export const promisedTimes = (text: string): readonly PromisedTime[] =>
  timed.test(text) ? text.split('\n').flatMap(promisesOf) : [];
