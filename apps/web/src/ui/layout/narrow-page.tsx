import type { ReactNode } from 'react';
import { PageFrame, Stack } from './layout.js';
import css from './narrow-page.module.css';

/** A page of one column, no wider than a form or a text should be. */
export const NarrowPage = ({ children }: { children: ReactNode }) => (
  <PageFrame as="main" id="main">
    <Stack gap={6} className={css.column}>
      {children}
    </Stack>
  </PageFrame>
);
