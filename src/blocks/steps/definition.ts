import type { BlockDefinition } from '../definition';
import { View } from './View';

export const definition: BlockDefinition<'steps'> = { type: 'steps', View, isStatic: true };
