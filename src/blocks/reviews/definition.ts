import type { BlockDefinition } from '../definition';
import { View } from './View';

export const definition: BlockDefinition<'reviews'> = { type: 'reviews', View, isStatic: true };
