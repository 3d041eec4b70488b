import type { Connection } from '@cairn/client';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { useSay } from '../../lib/words/words.js';
import { Notice } from '../../ui/records/notice.js';
import css from './connection-notice.module.css';

export const ConnectionContext = createContext<Connection | null>(null);

const nobody = (): (() => void) => () => undefined;

/** Says on every screen that the server cannot be reached, as long as that is so. */
export const ConnectionNotice = () => {
  const say = useSay();
  const connection = useContext(ConnectionContext);
  const state = useSyncExternalStore(connection?.subscribe ?? nobody, () => connection?.state() ?? 'here');
  return (
    <output className={css.stuck}>{state !== 'here' && <Notice tone="warning">{say(`app.${state}`)}</Notice>}</output>
  );
};
