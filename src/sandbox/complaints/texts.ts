import type { ProductLocale } from '../../kernel/locale';
import { refused, type SandboxReply } from '../replies';

/** Codes of refusals, the sandbox's own. */
const codes = {
  complaintUnknown: 160,
  typeUnknown: 161,
  sonTypeMissing: 161,
  contentMissing: 162,
  collectionRefused: 163,
  tooManyPictures: 164,
  pictureUnknown: 165,
} as const;

const en = {
  done: 'Done',
  saved: 'We have your message.',
  contentMissing: 'Please write what happened, in up to 200 characters.',
  typeUnknown: 'Choose what your message is about.',
  sonTypeMissing: 'Choose what happened.',
  collectionRefused: 'This order does not allow complaints about collection.',
  tooManyPictures: 'At most 9 pictures may be sent.',
  pictureUnknown: 'One of the pictures was not found; add it again.',
  complaintUnknown: 'We could not find this message.',
  fileMissing: 'No picture was sent.',
  fileTooLarge: 'The picture is larger than 8 MB.',
  fileTypeWrong: 'Only JPEG, PNG and WebP pictures can be sent.',
  fileQuota: 'You have sent too many pictures; try again tomorrow.',
  types: { '1': 'Collection', '2': 'Loan and payments', '3': 'Suggestions' },
  sonTypes: {
    '11': 'Calls at inconvenient hours',
    '12': 'Disrespectful treatment',
    '13': 'Calls to my family or at work',
    '14': 'Something else about collection',
  },
  tabs: { all: 'All', open: 'In progress', answered: 'Answered' },
  answer:
    'Thank you for writing. We have looked into it, talked to the team that is in charge, and agreed on how it will be done from now on. If it happens again, please tell us here.',
  samples: {
    answered: 'I was called three times before eight in the morning. Please call me in the afternoon only.',
    open: 'I paid yesterday at the corner store and the loan still shows as unpaid. The receipt is attached.',
  },
};

export type ComplaintTexts = typeof en;

const es: ComplaintTexts = {
  done: 'Listo',
  saved: 'Recibimos tu mensaje.',
  contentMissing: 'Cuéntanos qué pasó, en hasta 200 caracteres.',
  typeUnknown: 'Elige de qué trata tu mensaje.',
  sonTypeMissing: 'Elige qué pasó.',
  collectionRefused: 'Esta orden no permite quejas sobre cobranza.',
  tooManyPictures: 'Se pueden enviar hasta 9 imágenes.',
  pictureUnknown: 'No encontramos una de las imágenes; agrégala de nuevo.',
  complaintUnknown: 'No encontramos este mensaje.',
  fileMissing: 'No llegó ninguna imagen.',
  fileTooLarge: 'La imagen pesa más de 8 MB.',
  fileTypeWrong: 'Solo se pueden enviar imágenes JPEG, PNG y WebP.',
  fileQuota: 'Enviaste demasiadas imágenes; intenta mañana.',
  types: { '1': 'Cobranza', '2': 'Préstamo y pagos', '3': 'Sugerencias' },
  sonTypes: {
    '11': 'Llamadas a deshoras',
    '12': 'Trato irrespetuoso',
    '13': 'Llamadas a mi familia o a mi trabajo',
    '14': 'Otro asunto de cobranza',
  },
  tabs: { all: 'Todas', open: 'En proceso', answered: 'Respondidas' },
  answer:
    'Gracias por escribirnos. Lo revisamos, hablamos con el equipo a cargo y acordamos cómo se hará de ahora en adelante. Si vuelve a pasar, cuéntanos aquí.',
  samples: {
    answered: 'Me llamaron tres veces antes de las ocho de la mañana. Por favor llámenme solo por la tarde.',
    open: 'Pagué ayer en la tienda de la esquina y el préstamo sigue apareciendo sin pagar. Adjunto el comprobante.',
  },
};

const texts: Readonly<Record<ProductLocale, ComplaintTexts>> = { en, es };

export const complaintTexts = (locale: ProductLocale): ComplaintTexts => texts[locale];

export const complaintRefusal = (why: keyof typeof codes, locale: ProductLocale): SandboxReply =>
  refused(codes[why], texts[locale][why]);

type Titles = Readonly<Record<string, string>>;

const titleIn = (titles: Titles, value: string): string | undefined =>
  Object.hasOwn(titles, value) ? titles[value] : undefined;

/** Undefined: there is no such type. */
export const typeTitle = (value: string, locale: ProductLocale): string | undefined =>
  titleIn(texts[locale].types, value);

export const sonTypeTitle = (value: string, locale: ProductLocale): string | undefined =>
  titleIn(texts[locale].sonTypes, value);
