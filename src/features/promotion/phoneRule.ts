import type { PhoneRule } from '../../kernel/phoneGroups';

/** Telephones of contract §8; `cn` is the rule of contract §12 and the default. */
const patterns: Readonly<Record<PhoneRule, RegExp>> = {
  cn: /^1[3-9]\d{9}$/,
  mx: /^\d{10}$/,
  in: /^[6-9]\d{9}$/,
};

export const isPhone = (rule: PhoneRule, phone: string): boolean => patterns[rule].test(phone);
