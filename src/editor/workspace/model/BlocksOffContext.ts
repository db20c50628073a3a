import { createContext } from 'react';

/** Ids of blocks that are turned off for visitors, whatever the draft says. */
export const BlocksOffContext = createContext<ReadonlySet<string>>(new Set());
