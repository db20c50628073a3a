import type { Rule, Subject, Words } from '../subject';
import type { RuleId } from '../ruleTable';
import { found } from '../templateCheck';
import { marketOf, readable } from './loanPage';
import { plainWords } from './plainWords';

const claim = (...alternatives: readonly string[]): RegExp => new RegExp(alternatives.join('|'), 'gu');

const loan = '(?:prestamos?|creditos?|aprobacion|dinero|loans?|approvals?|credit|cash)';

/** Rule, pieces of words without which the claim can't stand (quick to look for), the claim. */
type Claim = readonly [RuleId, RegExp, RegExp];

/** Claims in the form that plainWords gives; English and Spanish mix on one page, so all are looked for in all texts. */
const claims: readonly Claim[] = [
  [
    'claimGuaranteed',
    /garan|asegur|guaran|assur|sure|certain|aprob|approv|rechaz|reject|refus|accept|sanction|seguro|过|通过|可贷|批准|放款/,
    claim(
      `\\b${loan} (?:100% |siempre |totalmente |fully |always )?(?:garantizad[oa]s?|asegurad[oa]s?|guaranteed|assured)\\b`,
      `\\b(?:guaranteed|assured|sure shot|certain) (?:\\w+ )?${loan}\\b`,
      '\\b(?:we guarantee|guarantees?|garantizamos|aseguramos) (?:you |te |le |your |a |the |la |el |tu |su )*(?:loan|approval|prestamo|credito|aprobacion)\\b',
      '\\b100% (?:aprobad[oa]s?|aprobacion|de aprobacion|approv\\w+|seguro que te aprobamos|sanction\\w*)',
      '\\b(?:aprobacion|aprobad[oa]s?|approv(?:al|ed)) (?:al |de |del )?100%',
      '\\b(?:todos (?:son |estan )?aprobados|everyone (?:is |gets )?(?:approved|accepted)|all (?:are )?approved|nobody is refused)\\b',
      '\\b(?:sin rechazos?|no rejections?|te aprobamos si o si|nadie es rechazado|zero rejection)\\b',
      '包过|必过|百分百通过|百分之百通过|100%(?:通过|批准|放款)|人人可贷|保证通过',
    ),
  ],
  [
    'claimNoCreditCheck',
    /buro|historial|credit|cibil|bureau|experian|征信|黑户/,
    claim(
      '\\b(?:sin|no) (?:(?:se )?(?:consultar?|checar|revisar|revisamos|consultamos|importa|importar|necesitas|tener|estar en|pasar por) )?(?:(?:el|tu|en|su) )*buro\\b',
      '\\b(?:sin|no) (?:(?:checar|revisar|consultar) )?(?:tu |el )?historial crediticio\\b',
      '\\bcon mal (?:buro|historial)\\b|\\bmal buro no importa\\b|\\baunque estes en buro\\b',
      '\\b(?:no|without|zero|skip the) (?:a |any )?(?:hard )?(?:credit|cibil|bureau|experian) (?:check|checks|score|report|history|enquiry|inquiry)\\b',
      '\\b(?:no|without|zero|low|bad) cibil\\b|\\bbad credit (?:ok|okay|welcome|accepted|no problem)\\b',
      '不查征信|不看征信|免征信|黑户可贷|无视征信|不上征信',
    ),
  ],
  [
    'claimZeroInterest',
    /interes|tasa|apr|comision|interest|利息|免息/,
    claim(
      '(?<![\\d.,])0+(?:[.,]0+)?% (?:de |of |p a )?(?:interes(?:es)?|interest|tasa|apr|comision\\w*)',
      '\\b(?:cero|zero|no|sin|free of) (?:intereses|interes|interest)\\b',
      '\\b(?:interest free|libre de intereses|intereses al? 0+%|tasa (?:de |del )?0+%)',
      '零利息|无利息|免息|0利息',
    ),
  ],
  [
    'claimInstant',
    /inst|inmediat|immediat|minut|second|segund|秒|立即/,
    claim(
      '\\b(?:instant|immediate|same minute|guaranteed instant) (?:\\w+ )?(?:approval|loan|loans|cash|money|disbursal|credit)\\b',
      '\\b(?:aprobacion|prestamos?|creditos?|dinero|deposito|respuesta) (?:inmediat[oa]s?|instantane[oa]s?|al instante|de inmediato)\\b',
      '\\b(?:approved|aprobad[oa]|money|dinero|cash|deposito) (?:in|en|within) (?:\\d+ )?(?:seconds?|minutes?|minutos?|segundos?)\\b',
      '秒批|秒到账|秒下款|立即到账',
    ),
  ],
  [
    'claimNoRequirements',
    /requi|papel|document|comprob|paper|proof|aval/,
    claim(
      '\\bsin (?:ningun |ninguno )?(?:requisitos?|papeleos?|comprobar ingresos|comprobantes|aval ni nada)\\b',
      '\\b(?:no|without|zero) (?:any )?(?:documents?|paperwork|income proof|proof of income|requirements)\\b',
    ),
  ],
  [
    'claimAuthority',
    /rbi|reserve|govern|govt|condusef|profeco|cnbv|banxico|gobierno|banco de mexico|sat/,
    claim(
      '\\b(?:rbi|reserve bank|government|govt|condusef|profeco|cnbv|banxico|gobierno) (?:approved|certified|guaranteed|backed|recommended|recomendad[oa])\\b',
      '\\b(?:avalad[oa]s?|garantizad[oa]s?|certificad[oa]s?|aprobad[oa]s?|respaldad[oa]s?|recomendad[oa]s?) por (?:la |el )?(?:condusef|profeco|cnbv|banco de mexico|banxico|gobierno|sat)\\b',
      '\\b(?:approved|certified|guaranteed|backed|endorsed) by (?:the )?(?:rbi|reserve bank|government|govt)\\b',
    ),
  ],
  [
    'claimBest',
    /lowest|cheapest|best|mas ba|最低/,
    claim(
      '\\b(?:lowest|cheapest) (?:interest|rates?|loans?)\\b|\\bbest (?:loan|rate|rates) (?:in|of)\\b',
      '\\b(?:la|las) (?:tasas?|comisiones|intereses) mas baj[oa]s?\\b|\\bel (?:prestamo|credito) mas barato\\b|\\blos (?:prestamos|creditos) mas baratos\\b',
      '利率最低|最低利息',
    ),
  ],
];

/** Words before a claim that turn it into its opposite: "no guaranteed approval" is no claim. */
const negation = /\b(?:no|not|never|nunca|jamas) (?:[^\s;]+ ){0,2}$/;

/** Each claim as one word, as hashtags and spelled-out words have it: `sinburo`. */
const asOneWord = new Map(
  claims.map(([rule, , { source }]) => [rule, new RegExp(`^(?:${source.replaceAll(' ', ' ?')})$`, 'u')]),
);
const shortestOneWord = 7;
/** How far back a negation is looked for, in characters. */
const maxNegationLength = 60;

function claimIn(
  plain: string,
  words: readonly string[],
  [rule, pieces, pattern]: Claim,
): string | undefined {
  if (!pieces.test(plain)) return undefined;
  for (const match of plain.matchAll(pattern)) {
    if (!negation.test(plain.slice(Math.max(0, match.index - maxNegationLength), match.index)))
      return match[0];
  }
  return words.find((word) => pieces.test(word) && asOneWord.get(rule)?.test(word));
}

/** A representative example that is itself without interest gives the reason for the claim. */
function hasExampleOf(subject: Subject, pattern: RegExp): boolean {
  return subject.words.some(
    ({ path, text }) => path.includes('/props/example') && plainWords(text).search(pattern) !== -1,
  );
}

interface Claimed {
  readonly rule: RuleId;
  readonly claim: string;
}

function findClaims(text: string): readonly Claimed[] {
  const plain = plainWords(text);
  const long = plain.split(' ').filter((word) => word.length >= shortestOneWord);
  return claims.flatMap((each) => {
    const claimed = claimIn(plain, long, each);
    return claimed === undefined ? [] : [{ rule: each[0], claim: claimed.trim() }];
  });
}

/** While somebody types, one text changes and the others are asked for again and again. */
const known = new Map<string, readonly Claimed[]>();
const maxKnown = 5_000;

function claimsIn(words: Words): readonly Claimed[] {
  const key = `${words.role} ${words.text}`;
  const before = known.get(key);
  if (before) return before;
  const fresh = findClaims(readable(words));
  if (known.size >= maxKnown) known.clear();
  known.set(key, fresh);
  return fresh;
}

/** What a page may not promise about a loan, however it is written. */
export const claimRules: Rule = (subject) => {
  if (marketOf(subject) === undefined) return [];
  const [, , zeroInterest] = claims.find(([rule]) => rule === 'claimZeroInterest') ?? [];
  const mayBeFree = zeroInterest !== undefined && hasExampleOf(subject, zeroInterest);
  return subject.words.flatMap((words) =>
    claimsIn(words)
      .filter(({ rule }) => rule !== 'claimZeroInterest' || !mayBeFree)
      .map(({ rule, claim: claimed }) => found(rule, words.path, { claim: claimed })),
  );
};
