import type { BlockDefinition } from '../definition';
import { View } from './View';

export const definition: BlockDefinition<'registration'> = { type: 'registration', View };
