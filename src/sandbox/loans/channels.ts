import { createHash } from 'node:crypto';
import type { Channel } from '../../generated/replies';
import type { ProductLocale } from '../../kernel/locale';
import type { PaymentKind } from './payments';
import { sandboxTexts } from '../texts';

/** Of the sample shop: what is to be paid there arrives by itself (docs/lenders-and-apps/sandbox.md). */
export const selfPayingCode = 'PAID';

const channels = [
  { payCode: 'CORNER', place: 'shop', code: 'barcode', hasReference: true, hasLogo: true },
  { payCode: 'PHARMACY', place: 'shop', code: undefined, hasReference: true, hasLogo: true },
  { payCode: selfPayingCode, place: 'shop', code: 'barcode', hasReference: true, hasLogo: true },
  { payCode: 'TRANSFER', place: 'remote', code: 'qr', hasReference: true, hasLogo: true },
  { payCode: 'ONLINE', place: 'remote', code: undefined, hasReference: false, hasLogo: false },
] as const;

type PayCode = (typeof channels)[number]['payCode'];
type Place = (typeof channels)[number]['place'];

/** What a reference stands for: one order, one way to pay, one purpose. */
export interface Purpose {
  readonly borrower: string;
  readonly orderNo: string;
  readonly kind: PaymentKind;
}

const referenceDigits = 18;

/** The same for the same purpose, so that a reload shows what was copied before. */
function referenceOf(payCode: PayCode, { borrower, orderNo, kind }: Purpose): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([borrower, orderNo, kind, payCode]))
    .digest('hex');
  return BigInt(`0x${hash}`).toString().slice(0, referenceDigits).padStart(referenceDigits, '0');
}

const channelLogo = (payCode: string): string => `/sandbox/pictures/channel-${payCode}.svg`;

export interface OpenChannel {
  readonly payCode: PayCode;
  readonly place: Place;
  readonly reference: string | undefined;
  readonly codePicture: string | undefined;
  readonly logo: string | undefined;
}

export function openChannels(purpose: Purpose): readonly OpenChannel[] {
  return channels.map(({ payCode, place, code, hasReference, hasLogo }) => {
    const reference = referenceOf(payCode, purpose);
    return {
      payCode,
      place,
      reference: hasReference ? reference : undefined,
      codePicture: code && `/sandbox/pictures/${code}-${reference}.svg`,
      logo: hasLogo ? channelLogo(payCode) : undefined,
    };
  });
}

export const channelsAt = (place: Place, purpose: Purpose, locale: ProductLocale): Channel[] =>
  openChannels(purpose)
    .filter((channel) => channel.place === place)
    .map(({ payCode, reference, codePicture, logo }) => ({
      logo: logo ?? null,
      desc: sandboxTexts(locale).loans.channels[payCode],
      payCode,
      vCode: reference ?? null,
      BARcodeImg: codePicture ?? null,
    }));
