import { createContext } from 'react';
import type { SettingsWord } from './places.js';

/** Places that this site does not have: a module that is off is left out, not greyed. Apart from their icons, which no other page needs. */
export const AbsentPlaces = createContext<readonly SettingsWord[]>([]);
