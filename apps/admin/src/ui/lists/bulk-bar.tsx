import type { ReactNode } from 'react';
import { BulkActionsToolbar } from 'react-admin';
import css from './bulk-bar.module.css';

/** What can be done with the rows that were chosen: only what can be taken back. */
export const BulkBar = ({ children }: { children: ReactNode }) => (
  <BulkActionsToolbar className={css.bar ?? ''} selectAllButton={false}>
    {children}
  </BulkActionsToolbar>
);
