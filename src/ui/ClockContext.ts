import { createContext } from 'react';
import { type Clock, ownClock } from '../kernel/clock';

/** What time it is for the screen: the host's, where its page knows that. */
export const ClockContext = createContext<Clock>(ownClock);
