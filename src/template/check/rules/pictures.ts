import type { Image } from '../../../generated/template';
import { addressesOf } from '../addresses';
import { blocksOfType } from '../checkBlock';
import type { Placed, Rule } from '../subject';
import { type Finding, found } from '../templateCheck';
import { budgets, weighPage, weighPictures } from '../weighPage';
import { offeredLanguages } from './translations';

/** Drawn wider than this, one file for every phone is more than most of them need. CSS pixels. */
const smallPicture = 480;

function checkPicture({ value: { width, height, alt, sources }, path }: Placed<Image>): Finding[] {
  const findings: Finding[] = [];
  if (alt === undefined) findings.push(found('pictureWithoutAlt', path));
  if (path === '/shareImage') return findings;
  if (width === undefined || height === undefined) findings.push(found('pictureWithoutSize', path));
  if ((sources ?? []).length === 0 && (width ?? Number.POSITIVE_INFINITY) > smallPicture) {
    findings.push(found('pictureWithoutSources', path));
  }
  return findings;
}

/** Sizes are written rounded, and for fewer pixels than a file has. */
const tolerance = { pixels: 1, share: 0.02 } as const;

/** What is written beside a picture holds its place, and messengers are told it; the file may have another shape. */
export const pictureShapes: Rule = ({ pictures: all }, { pictureSize }) =>
  all.flatMap(({ value: { src, width, height }, path }) => {
    const real = pictureSize?.(src);
    if (!real || width === undefined || height === undefined) return [];
    const expected = (width * real.height) / real.width;
    const isSo = Math.abs(expected - height) <= Math.max(tolerance.pixels, tolerance.share * expected);
    const { width: realWidth, height: realHeight } = real;
    return isSo ? [] : [found('pictureShapeWrong', path, { width, height, realWidth, realHeight })];
  });

const fileName =
  /^[\w%()-]+\.(?:avif|gif|heic|jpe?g|png|svg|webp)$|^(?:img|image|imagen|foto|photo|picture|dsc|screenshot|captura)[\s_-]?\d*$/i;

/** Who can't hear a video, or has the sound off, reads it: captions in each language of the page (WCAG 2.2, 1.2.2). */
export const captions: Rule = (subject) =>
  blocksOfType(subject.blocks, 'video').flatMap(({ props, path }) => {
    const spoken = new Set((props.captions ?? []).map(({ language }) => language.split('-')[0]));
    return offeredLanguages(subject)
      .filter((language) => !spoken.has(language))
      .map((language) => found('captionsMissing', `${path}/props/captions`, { language }));
  });

/** Deleted while somebody still had it open, or of another host's library: visitors would see a hole. */
export const picturesGone: Rule = (subject, { isPictureGone }) => {
  if (!isPictureGone) return [];
  const gone = addressesOf(subject).filter(
    ({ kind, address }) => kind === 'picture' && isPictureGone(address),
  );
  // Once a picture, however many of its files are named.
  const paths = new Set(gone.map(({ path }) => path.replace(/(?:\/sources\/\d+)?\/src$/, '')));
  return [...paths].map((path) => found('pictureGone', path));
};

/** What was meant for people who don't see a picture, but tells them nothing. */
const tellsNothing: Rule = ({ words }) =>
  words
    .filter(({ role, text }) => role === 'alt' && fileName.test(text.trim()))
    .map(({ path, text }) => found('altIsFileName', path, { text: text.trim() }));

export const pictures: Rule = (subject, context) => [
  ...subject.pictures.flatMap(checkPicture),
  ...tellsNothing(subject, context),
];

const kilobytes = (bytes: number): number => Math.round(bytes / 1_000);

/** Pages and pictures that cost the reference phone more than the budget. */
export const weight: Rule = (subject, { pictureBytes, fontBytes }) => {
  if (!pictureBytes) return [];
  const { lcp, totalBytes } = weighPage(subject, { pictureBytes, fontBytes });
  const heavy = weighPictures(subject, pictureBytes).flatMap(({ bytes = 0, path }): Finding[] => {
    const parameters = { kilobytes: kilobytes(bytes), most: kilobytes(budgets.pictureBytes) };
    return bytes > budgets.pictureBytes ? [found('pictureTooHeavy', path, parameters)] : [];
  });
  const total = { kilobytes: kilobytes(totalBytes), most: kilobytes(budgets.pageBytes) };
  return [
    ...heavy,
    ...(totalBytes > budgets.pageBytes ? [found('pageTooHeavy', '', total)] : []),
    ...(lcp > budgets.lcp
      ? [found('pageTooSlow', '', { seconds: lcp / 1_000, most: budgets.lcp / 1_000 })]
      : []),
  ];
};
