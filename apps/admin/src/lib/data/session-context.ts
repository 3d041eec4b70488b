import { createContext } from 'react';
import type { Session } from './session.js';

/** The session of whoever reads the console. */
export const SessionContext = createContext<Session | null>(null);
