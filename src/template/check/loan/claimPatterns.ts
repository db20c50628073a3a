import type { RuleId } from '../ruleTable';

const claim = (...alternatives: readonly string[]): RegExp => new RegExp(alternatives.join('|'), 'gu');

const loan = '(?:prestamos?|creditos?|aprobacion|dinero|loans?|approvals?|credit|cash)';

/** What is said to end soon, and what is said to run short. */
const offer = 'oferta|promocion|promo|descuento|tasa|beneficio|offer|promotion|deal|discount|rate|sale';
const place =
  'lugares|cupos|espacios|plazas|folios|prestamos|creditos|spots?|slots?|places?|seats?|loans?|offers?';

/** Rule, pieces of words without which the claim can't stand (quick to look for), the claim. */
export type Claim = readonly [RuleId, RegExp, RegExp];

/** Claims in the form that plainWords gives; English and Spanish mix on one page, so all are looked for in all texts. */
export const claims: readonly Claim[] = [
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
  [
    'claimUrgency',
    /hoy|horas|oportunidad|pierdas|dejes|esperes|prisa|apurate|antes|termina|acaba|vence|expira|ultim|limitado|today|tonight|chance|hurry|wait|miss|hours|gone|limited|ends|expires|closes|last day|act |今|最后|限时|手慢/,
    claim(
      '\\bsolo (?:por |es )?hoy\\b(?! (?:no|atendemos|abrimos))|\\bhoy es el ultimo dia (?:para (?:pedir|solicitar|registrarte|aprovechar)|de)\\b',
      `\\bultim[oa]s? (?:dia|dias) (?:para (?:pedir|solicitar|registrarte|aprovechar|inscribirte)|de (?:la |esta )?(?:${offer}))\\b`,
      `\\b(?:${offer}) (?:[a-z]+ ){0,3}?(?:termina|acaba|vence|expira|ends?|expires?|closes?) (?:hoy|pronto|esta noche|manana|today|tonight|soon|tomorrow|(?:en|in) \\d+ (?:horas?|minutos?|hours?|minutes?))\\b`,
      '\\b(?:ultimas horas|ultima oportunidad|no te l[oa]s? pierdas|no l[oa]s? dejes (?:pasar|ir|escapar)|no dejes (?:pasar|ir|escapar) (?:esta|la)|date prisa|apurate|antes de que se (?:acaben?|agoten?)(?! (?:el|tu|los|tus) (?:plazos?|meses|mes|dias|tiempo)))\\b',
      '\\bno esperes mas\\b(?! (?:de|que|tiempo))(?! ; (?:avisa|habla|llama|escrib|di|contacta))',
      `\\b(?:${offer}|solo|disponible|only|available) (?:[a-z]+ ){0,3}?(?:por tiempo limitado|for a limited time)\\b|\\blimited time (?:offer|only|deal)\\b`,
      '\\b(?:today|tonight) only\\b|\\b(?:only (?:for )?|just for )(?:today|tonight)\\b(?! s\\b)',
      '\\b(?:last chance|final hours|last hours|last day to (?:apply|register|get|claim|borrow)|don t miss (?:out|it|this)|act (?:now|fast)|before it s gone|hurry up)\\b',
      '(?<=^|; )hurry\\b|\\bdon t wait\\b(?! (?:for|until|till|to (?:tell|call|write|ask)))(?! ; (?:tell|call|write|talk|ask|let))',
      '仅(?:限|此)?今[天日]|最后机会|最后一天(?:申请|优惠)|限时(?:抢|优惠)|手慢无',
    ),
  ],
  [
    'claimScarcity',
    /quedan|cupo|lugar|plazas|espacios|folios|agot|viendo|pidi|left|remaining|spot|slot|place|seat|running|viewing|looking|applying|applied|selling|名额|仅剩|最后/,
    claim(
      `\\bquedan (?:muy )?(?:pocos|pocas|\\d+) (?:${place})\\b`,
      `\\b(?:ultim[oa]s (?:\\d+ )?|pocos |pocas )(?:${place})(?: disponibles)\\b|\\bultim[oa]s (?:\\d+ )?(?:lugares|cupos)\\b`,
      '\\b(?:cupos?|lugares|plazas|espacios) limitad[oa]s?\\b|\\bhasta agotar (?:existencias|cupos?|lugares)\\b|\\bse (?:estan agotando|agotan)\\b',
      `\\b(?:only|just) (?:a )?(?:few|\\d+) (?:(?:${place}) )?(?:left|remaining)\\b(?! to (?:pay|repay))`,
      `\\b(?:few|\\d+) (?:${place}) (?:are )?(?:left|remaining)\\b|\\b(?:limited|last) (?:spots|slots|places|seats)\\b|\\b(?:${place}) (?:are )?running out\\b|\\bselling fast\\b`,
      '\\b\\d+ (?:people|persons|personas) (?:are |estan |have )?(?:viewing|looking|applying|viendo|solicitando|pidiendo|applied in the last|lo pidieron en la ultima)\\b',
      '仅剩|名额有限|最后 ?\\d+ ?(?:名|个)',
    ),
  ],
];
