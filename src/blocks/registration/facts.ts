import { marketFacts } from '../../kernel/market';
import type { BlockFacts, BlockSamples } from '../definition';

export const facts: BlockFacts<'registration'> = {
  group: 'loan',
  initialProps: ({ market }) => {
    const phoneRule = marketFacts(market)?.phoneRule;
    return phoneRule === undefined ? {} : { phoneRule };
  },
  builtInTexts: {
    title: 'blocks:registration.title',
    phoneLabel: 'blocks:registration.phone',
    captchaLabel: 'blocks:registration.captcha',
    smsLabel: 'blocks:registration.sms',
    sendLabel: 'blocks:registration.sendCode',
    submitLabel: 'blocks:registration.apply',
  },
};

export const samples: BlockSamples<'registration'> = {
  full: {
    title: 'Start here',
    phoneRule: 'mx',
    phoneLabel: 'Your number',
    captchaLabel: 'What the picture says',
    smsLabel: 'The code',
    sendLabel: 'Get a code',
    submitLabel: 'Apply',
    agreementLabel: 'The agreement',
    fields: [{ key: 'name', label: 'Name', kind: 'txt', required: true }],
  },
  bare: {},
};
