import { packagedBlocks } from '../../generated/packagedBlocks';
import type { Image } from '../../generated/template';
import validateTemplate from '../../generated/validators/template';
import { isRecord } from '../../kernel/record';
import { checkBlock, collectBlocks } from './checkBlock';
import { findJsonError } from './jsonError';
import { type Placed, type Subject, subjectOf } from './subject';

/** An estimate of what a page costs the reference phone. */
export interface PageWeight {
  readonly htmlBytes: number;
  readonly scriptBytes: number;
  readonly pictureBytes: number;
  /** Pictures whose bytes are not known; they count as nothing. */
  readonly unknownPictures: number;
  readonly totalBytes: number;
  /** Milliseconds until the largest piece of the first view stands; a lower bound. */
  readonly lcp: number;
}

interface PictureWeight {
  readonly path: string;
  readonly bytes: number | undefined;
}

type PictureBytes = (address: string) => number | undefined;

/** Bytes of what a page loads besides its own code. */
export interface LoadedFiles {
  readonly pictureBytes: PictureBytes;
  readonly fontBytes?: number | undefined;
}

const bestFirst = ['image/avif', 'image/webp', 'image/jpeg', 'image/png'];

/** The file that the reference phone takes, by the rules of `<picture>` and `srcset`. */
function chosenFile({ src, sources = [] }: Image): string {
  const type = bestFirst.find((each) => sources.some((source) => source.type === each));
  const files = sources
    .filter((source) => source.type === type)
    .sort((one, other) => one.width - other.width);
  return (files.find(({ width }) => width >= referencePhone.width) ?? files.at(-1))?.src ?? src;
}

const isDrawn = ({ path }: Placed<Image>): boolean => path !== '/shareImage';

export const weighPictures = ({ pictures }: Subject, bytesOf: PictureBytes): readonly PictureWeight[] =>
  pictures.filter(isDrawn).map(({ value, path }) => ({ path, bytes: bytesOf(chosenFile(value)) }));

const transfer = (bytes: number): number => bytes / referencePhone.bytesPerMillisecond;

/** The first view holds a picture where the first block does. */
const isLeading = ({ path }: PictureWeight): boolean => /^\/blocks\/0\//.test(path);

/** The code of block packages, each once; of a static block only its HTML travels. */
function packageBytes({ blocks }: Subject): number {
  const types = new Set(blocks.map(({ envelope }) => envelope.type));
  const live = Object.entries(packagedBlocks).filter(([type, { isStatic }]) => types.has(type) && !isStatic);
  return live.reduce((sum, [, { bytes }]) => sum + bytes, 0);
}

export function weighPage(
  subject: Subject,
  { pictureBytes: bytesOf, fontBytes = 0 }: LoadedFiles,
): PageWeight {
  const pictures = weighPictures(subject, bytesOf);
  const htmlBytes = Math.round(ownPages.htmlBytes + ownPages.htmlShareOfDocument * subject.bytes);
  const pictureBytes = pictures.reduce((sum, { bytes = 0 }) => sum + bytes, 0);
  const leading = pictures.find(isLeading)?.bytes;
  const scriptBytes = ownPages.scriptBytes + packageBytes(subject);
  const firstPaint = referencePhone.roundTrip * referencePhone.roundTripsToHtml + transfer(htmlBytes);
  const picture = leading === undefined ? 0 : referencePhone.roundTrip + 2 * transfer(leading);
  return {
    htmlBytes,
    scriptBytes,
    pictureBytes,
    unknownPictures: pictures.filter(({ bytes }) => bytes === undefined).length,
    totalBytes: htmlBytes + scriptBytes + pictureBytes + fontBytes,
    lcp: Math.round(firstPaint + picture),
  };
}

/** What a template's page would weigh on the reference phone; undefined where the text is no template. */
export function weighTemplate(text: string, files: LoadedFiles): PageWeight | undefined {
  const document: unknown = findJsonError(text) ? undefined : JSON.parse(text);
  if (!isRecord(document) || !validateTemplate(document)) return undefined;
  const sound = collectBlocks(document.blocks).blocks.map(checkBlock);
  const blocks = sound.flatMap(({ block, findings }) => (block && findings.length === 0 ? [block] : []));
  return weighPage(subjectOf(document, blocks, new TextEncoder().encode(text).byteLength), files);
}

/**
 * The phone and line that pages are weighed for, and what is known of our own pages. The model is simple on purpose:
 *
 *     first paint = round trips × 150 ms + HTML ÷ 200 bytes a ms
 *     LCP         = first paint, or with a picture in the first view: + 150 ms + 2 × picture ÷ 200 bytes a ms
 *
 * A picture counts twice because it shares the line with the script. The brand's font is left out, since text stands in
 * another one until it is there; so are drawing and the host's own time: a real phone is never faster than this.
 */
export const referencePhone = {
  /** Milliseconds. */
  roundTrip: 150,
  /** 1.6 Mbit/s. */
  bytesPerMillisecond: 200,
  /** Name, connection, TLS 1.3, request. */
  roundTripsToHtml: 4,
  /** Device pixels across: 360 CSS pixels at two device pixels each. */
  width: 720,
} as const;

/** Measured on the production build, compressed by Brotli. */
export const ownPages = {
  /** Frame, styles and early script of the HTML. */
  htmlBytes: 7_500,
  /** How much of a template's JSON the compressed HTML holds: its words once drawn and once as data, in one language. */
  htmlShareOfDocument: 0.3,
  scriptBytes: 90_000,
} as const;

/** What a page may weigh. LCP: "good" by Core Web Vitals; bytes: what the line carries in that time. */
export const budgets = {
  /** Milliseconds. */
  lcp: 2_500,
  pageBytes: 500_000,
  /** Of the one file that the reference phone loads. */
  pictureBytes: 100_000,
} as const;
