import type { ReactNode } from 'react';
import { BulkActionsToolbar } from 'react-admin';
import css from './bulk-bar.module.css';

/** Actions for the selected rows: only reversible ones. */
export const BulkBar = ({ children }: { children: ReactNode }) => (
  <BulkActionsToolbar className={css.bar ?? ''} selectAllButton={false}>
    {children}
  </BulkActionsToolbar>
);
