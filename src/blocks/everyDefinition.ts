// Made by `npm run generate`, and by the build from the block packages that it takes in. Do not edit.
import { registry } from './registry';

/** Every block type that this build can draw, in the order in which the editor offers them. */
export const everyDefinition: typeof registry = {
  ...registry,
};
