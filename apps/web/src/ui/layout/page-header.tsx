import type { ReactNode } from 'react';
import { Row, Stack } from './layout.js';
import { Lede } from '../text/text.js';

interface PageHeaderProps {
  title: ReactNode;
  lede?: ReactNode;
  /** Actions for the whole page. */
  actions?: ReactNode;
}

/** The title of a page, what it is about, and its actions. */
export const PageHeader = ({ title, lede, actions }: PageHeaderProps) => (
  <Row between flow top>
    <Stack gap={2}>
      <h1>{title}</h1>
      {lede && <Lede>{lede}</Lede>}
    </Stack>
    {actions}
  </Row>
);
