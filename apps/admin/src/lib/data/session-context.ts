import { createContext } from 'react';
import type { Session } from './session.js';

/** The session of the console's reader. */
export const SessionContext = createContext<Session | null>(null);
