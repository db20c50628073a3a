import type { Rule } from '../subject';
import { found } from '../templateCheck';
import { plainWords } from './plainWords';

/** The text of a button, in one of its languages. */
const button = /\/(?:label|\w+Label)(?:\/\w+)?$/;

/**
 * Ways to say no that make whoever says it feel foolish, poor or careless, as `plainWords` writes them. "Not now" and
 * "I prefer to call" are plain refusals.
 */
const shaming = new RegExp(
  [
    '\\bi (?:don t|do not) (?:want|need|like|care about|care for)(?: to)? (?:sav(?:e|ing)|money|cash|a better|better|cheaper|lower|a lower|help|good|the best|to improve|improve|my family)',
    '\\bi (?:prefer|d rather|would rather|like|love|enjoy|choose)(?: to)? (?:(?:keep |go on )?pay(?:ing)? (?:more|extra|too much|full|high)|(?:stay(?:ing)?|be(?:ing)?) (?:broke|poor|in debt|worried|without)|miss(?:ing)?\\b|los(?:e|ing)\\b|struggl|wast(?:e|ing)\\b)',
    '\\bi (?:ll|will) (?:pay more|miss (?:out|it|this)|stay (?:broke|poor|in debt)|regret)|\\bi (?:hate|m not interested in|m too good for) (?:sav|money|good|better)',
    '\\b(?:prefiero|me gusta|elijo|quiero) (?:seguir )?(?:(?:pagar|pagando) (?:mas|de mas|caro|intereses)|(?:perder|perdiendo|perderme|desperdiciar|batallar|batallando|endeudarme|no ahorrar|seguir igual)\\b|(?:quedarme )?sin (?:dinero|ayuda))',
    '\\bno (?:me interesa|quiero|necesito|deseo|me importa) (?:ahorrar|(?:mas )?dinero|mejorar|ayuda\\b|una mejor|un mejor|mejores|aprovechar|crecer|cumplir|salir de|cuidar|mi familia|mi futuro|el futuro)',
    '\\b(?:me da igual|no me importa) (?:pagar mas|perder|mi (?:dinero|familia|futuro))|\\brenuncio a (?:mi|mis|ahorrar|mejorar)\\b|\\bpierdo (?:mi|esta|la) (?:oportunidad|oferta|beneficio)',
  ].join('|'),
  'u',
);

/** Buttons that shame whoever says no (confirm-shaming). */
export const confirmShaming: Rule = ({ words }) =>
  words
    .filter(({ path, text }) => button.test(path) && shaming.test(plainWords(text)))
    .map(({ path, text }) => found('confirmShaming', path, { label: text.trim() }));
