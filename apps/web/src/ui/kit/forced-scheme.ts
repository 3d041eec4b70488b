import { createContext } from 'react';

/** The colours of a page where something else than its reader chooses them; null where the reader does. */
export const ForcedScheme = createContext<'light' | 'dark' | null>(null);
