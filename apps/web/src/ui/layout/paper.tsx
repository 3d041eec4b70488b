import type { ReactNode } from 'react';
import { IssuedBy } from '../brand/issued-by.js';
import { Text, textCss } from '../text/text.js';
import { Row, Stack } from './layout.js';
import css from './paper.module.css';
import { Deed } from './surface.js';

interface PaperProps {
  title: ReactNode;
  /** Its number, in words. */
  number?: ReactNode;
  /** When it was issued; a paper that nobody issued names no issuer. */
  issuedAt?: string | null;
  /** Only what is a document is printed alone. */
  printed?: boolean;
  /** Its terms, under the double rule. */
  children: ReactNode;
}

/** A document about money, as it is printed. */
export const Paper = ({ title, number, issuedAt = null, printed = true, children }: PaperProps) => (
  <article className={css.paper} data-print={printed ? 'receipt' : undefined}>
    <Stack gap={5}>
      <Row between>
        <h2 className={textCss.title3}>{title}</h2>
        {number !== undefined && (
          <Text size="small" muted className={textCss.nowrap}>
            {number}
          </Text>
        )}
      </Row>
      {issuedAt !== null && <IssuedBy at={issuedAt} />}
      <Deed>{children}</Deed>
    </Stack>
  </article>
);
