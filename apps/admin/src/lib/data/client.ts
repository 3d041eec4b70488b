import type { Client } from '@cairn/client';
import { createContext, useContext } from 'react';
import type { Calls } from './calls.js';

export const CallsContext = createContext<Calls | null>(null);

export function useCalls(): Calls {
  const calls = useContext(CallsContext);
  if (calls === null) throw new Error('A console component stands outside its CallsContext');
  return calls;
}

/** For actions, and for reads before the sign-in; all other reads go through react-admin's data provider. */
export const useClient = (): Client => useCalls().client;
