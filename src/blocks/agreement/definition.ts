import type { BlockDefinition } from '../definition';
import { View } from './View';

export const definition: BlockDefinition<'agreement'> = { type: 'agreement', View, isStatic: true };
