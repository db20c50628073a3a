/**
 * What a page tells its host of where a visit stops, each once a visit: blocks whose beginning came into view, blocks in
 * which something was tapped, and fields that were seen, touched, left with something in them, or refused. Never a value.
 */
export const journeyFacts = ['reached', 'tapped', 'seen', 'touched', 'filled', 'refused'] as const;
export type JourneyFact = (typeof journeyFacts)[number];

/** Facts about blocks, by their ids; the others are about fields, by their names. */
export const isBlockFact = (fact: JourneyFact): boolean => fact === 'reached' || fact === 'tapped';

export type JourneyFacts = Partial<Readonly<Record<JourneyFact, readonly string[]>>>;

/** Names of the form's own fields, in order; a template's further ones have the keys that it gives them. */
export const formFields = ['phone', 'captcha', 'smsCode'] as const;
