import { clamp } from '../../kernel/clamp';
import { spacerHeights } from '../../template/limits';
import type { BlockViewProps } from '../definition';

const grid = 4;
const named = { small: 8, medium: 24, large: 48 } as const;

/** Room on the 4 px grid. A drawing without content has its height as an attribute, which needs no `style`. */
export function View({ block }: BlockViewProps<'spacer'>) {
  const { size } = block.props;
  const pixels =
    typeof size === 'number' ? clamp(size, spacerHeights.least, spacerHeights.most) : named[size];
  const height = Math.round(pixels / grid) * grid;
  return <svg width="1" height={height} aria-hidden="true" />;
}
