import type { BlockDefinition } from '../definition';
import { View } from './View';

export const definition: BlockDefinition<'spacer'> = { type: 'spacer', View, isStatic: true };
