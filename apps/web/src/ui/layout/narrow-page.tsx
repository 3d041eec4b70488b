import type { ReactNode } from 'react';
import { PageFrame, Stack } from './layout.js';
import css from './narrow-page.module.css';

/** A page of one column, no wider than a form or a text should be; `isWide` has room for two cards. */
export const NarrowPage = ({ isWide, children }: { isWide?: boolean; children: ReactNode }) => (
  <PageFrame as="main" id="main">
    <Stack gap={6} className={isWide ? css.wide : css.column}>
      {children}
    </Stack>
  </PageFrame>
);
