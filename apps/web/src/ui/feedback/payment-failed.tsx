import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../data/badge.js';
import { Code, Money } from '../data/figures.js';
import { Columns, PageFrame, Row, Stack } from '../layout/layout.js';
import { Panel, Terms, type Term } from '../layout/surface.js';
import { Lede, Text, textCss } from '../text/text.js';
import { CopyButton } from './copy-button.js';

/** The amount to pay, as far as it is known. */
interface Attempt {
  facts: readonly Term[];
  currency: string;
  /** The reference. */
  number: string;
  numberTerm: string;
}

interface PaymentFailedProps {
  title: string;
  /** The reason given by the provider. */
  why: ReactNode;
  /** The remaining options. */
  possible: ReactNode;
  actions: ReactNode;
  attempt: Attempt | null;
}

/** A failed payment: nothing was charged, the reason, the remaining options, and its details. */
export const PaymentFailed = ({ title, why, possible, actions, attempt }: PaymentFailedProps) => {
  const { t } = useTranslation('common');
  return (
    <PageFrame as="main" id="main">
      <Columns kind="main">
        <Stack gap={6}>
          <Stack gap={3}>
            <Row>
              <Badge tone="danger" shape="square">
                {t('paymentFailed.badge')}
              </Badge>
            </Row>
            <h1>{title}</h1>
            <Lede>{why}</Lede>
          </Stack>
          <p>{possible}</p>
          <Row flow>{actions}</Row>
        </Stack>
        <Stack as="aside" gap={3}>
          {attempt && (
            <Panel>
              <Stack>
                <h2 className={textCss.title3}>{t('paymentFailed.known')}</h2>
                <Terms
                  items={[
                    ...attempt.facts,
                    { term: t('paymentFailed.charged'), value: <Money amount={0} currency={attempt.currency} /> },
                    { term: attempt.numberTerm, value: <Code>{attempt.number}</Code> },
                  ]}
                />
                <Row>
                  <CopyButton value={attempt.number} label={t('paymentFailed.copy')} />
                </Row>
              </Stack>
            </Panel>
          )}
          <Text as="p" size="small" muted>
            {t('paymentFailed.pending')}
          </Text>
        </Stack>
      </Columns>
    </PageFrame>
  );
};
