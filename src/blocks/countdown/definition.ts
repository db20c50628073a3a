import type { BlockDefinition } from '../definition';
import { View } from './View';

export const definition: BlockDefinition<'countdown'> = { type: 'countdown', View };
