import type { ComponentType } from 'react';
import { packagedBlocks } from '../../../generated/packagedBlocks';
import type { BlockType } from '../../../template/block';
import styles from './Drawing.module.css';
import {
  AgreementDrawing,
  CalculatorDrawing,
  DataFieldsDrawing,
  DisclosureDrawing,
  DownloadDrawing,
  RegistrationDrawing,
} from './loanDrawings';
import {
  BannerDrawing,
  ButtonDrawing,
  ColumnsDrawing,
  HeroDrawing,
  ImageDrawing,
  SpaceDrawing,
  TextDrawing,
  VideoDrawing,
} from './mainDrawings';
import { Box, ground } from './shapes';
import {
  BenefitsDrawing,
  CountdownDrawing,
  FooterDrawing,
  QuestionsDrawing,
  ReviewsDrawing,
  StepsDrawing,
} from './trustDrawings';

/** Complete by its type: a block type without a drawing does not compile. */
const drawings: Readonly<Record<BlockType, ComponentType>> = {
  agreement: AgreementDrawing,
  banner: BannerDrawing,
  benefits: BenefitsDrawing,
  calculator: CalculatorDrawing,
  columns: ColumnsDrawing,
  countdown: CountdownDrawing,
  cta: ButtonDrawing,
  dataGroup: DataFieldsDrawing,
  disclosure: DisclosureDrawing,
  download: DownloadDrawing,
  faq: QuestionsDrawing,
  footer: FooterDrawing,
  hero: HeroDrawing,
  image: ImageDrawing,
  registration: RegistrationDrawing,
  reviews: ReviewsDrawing,
  richText: TextDrawing,
  spacer: SpaceDrawing,
  steps: StepsDrawing,
  video: VideoDrawing,
};

const viewBox = `0 0 ${ground.width} ${ground.height}`;

/** What a block looks like, in a few strokes. The name beside it says what it is. */
export function BlockDrawing({ type }: { readonly type: BlockType }) {
  return (
    <svg className={styles.drawing} viewBox={viewBox} aria-hidden="true">
      <Shapes type={type} />
    </svg>
  );
}

/** Of a block from a package: its icon, drawn on a grid of 24 by 24, in the middle of the ground. */
function PackageDrawing({ path }: { readonly path: string }) {
  const side = ground.height * 0.65;
  return (
    <svg
      x={(ground.width - side) / 2}
      y={(ground.height - side) / 2}
      width={side}
      height={side}
      viewBox="0 0 24 24"
    >
      <path d={path} className={styles.icon} />
    </svg>
  );
}

function Shapes({ type }: { readonly type: BlockType }) {
  const icon = packagedBlocks[type]?.icon;
  const Drawing = drawings[type];
  return icon ? <PackageDrawing path={icon} /> : <Drawing />;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Where the first blocks of a section are drawn, by how many it has; more would be too small to tell. */
const placesOf = (count: number): readonly Place[] => {
  if (count <= 1) return [{ x: 0, y: 0, width: ground.width }];
  if (count === 2)
    return [
      { x: 6, y: 26, width: 63 },
      { x: 75, y: 26, width: 63 },
    ];
  return [
    { x: 6, y: 18, width: 86 },
    { x: 97, y: 18, width: 41 },
    { x: 97, y: 46.5, width: 41 },
  ];
};

/** Several blocks, each by its own drawing, the first the largest. */
export function SectionDrawing({ types }: { readonly types: readonly BlockType[] }) {
  const places = placesOf(types.length);
  return (
    <svg className={styles.drawing} viewBox={viewBox} aria-hidden="true">
      {places.map(({ x, y, width }, place) => {
        const type = types[place];
        const height = (width * ground.height) / ground.width;
        return (
          // Places have no name but their order.
          <g key={place}>
            {places.length > 1 && <Box x={x} y={y} width={width} height={height} radius={5} tone="frame" />}
            {type && (
              <svg x={x} y={y} width={width} height={height} viewBox={viewBox}>
                <Shapes type={type} />
              </svg>
            )}
          </g>
        );
      })}
    </svg>
  );
}
