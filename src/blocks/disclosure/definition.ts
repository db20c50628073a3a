import type { BlockDefinition } from '../definition';
import { View } from './View';

export const definition: BlockDefinition<'disclosure'> = { type: 'disclosure', View, isStatic: true };
