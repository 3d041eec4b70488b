import type { ReactNode } from 'react';
import { Row, Stack } from './layout.js';
import { Lede } from '../text/text.js';

interface PageHeaderProps {
  title: ReactNode;
  lede?: ReactNode;
  /** Before the title: whose page it is. */
  picture?: ReactNode;
  /** Actions for the whole page. */
  actions?: ReactNode;
}

/** The title of a page, what it is about, and its actions. */
export const PageHeader = ({ title, lede, picture, actions }: PageHeaderProps) => (
  <Row between flow top>
    <Row top>
      {picture}
      <Stack gap={2}>
        <h1>{title}</h1>
        {lede && <Lede>{lede}</Lede>}
      </Stack>
    </Row>
    {actions}
  </Row>
);
