import type { ReactNode } from 'react';
import { Money } from './figures.js';
import { Row, Stack } from '../layout/layout.js';
import { Text } from '../text/text.js';

interface TransferRowProps {
  amount: number;
  currency: string;
  state: ReactNode;
  /** The destination of the money. */
  to: ReactNode;
  /** The next step, or the outcome. */
  progress: ReactNode;
  /** The way back, while there is one. */
  cancel: ReactNode;
}

/** Money under way to a bank: the sum beside its state, and below them the destination and the next step. */
export const TransferRow = ({ amount, currency, state, to, progress, cancel }: TransferRowProps) => (
  <Stack as="li" gap={2}>
    <Row between>
      <b>
        <Money amount={amount} currency={currency} />
      </b>
      {state}
    </Row>
    <Text as="div" size="small" muted>
      {to}
      {progress}
    </Text>
    {cancel && <div>{cancel}</div>}
  </Stack>
);
