import type { BlockDefinition } from '../definition';
import { View } from './View';

export const definition: BlockDefinition<'benefits'> = { type: 'benefits', View, isStatic: true };
