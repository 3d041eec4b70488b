import { useTranslation } from 'react-i18next';
import { Code, Money } from '../../../ui/data/figures.js';
import { Reference } from '../../../ui/data/reference.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { CopyButton } from '../../../ui/feedback/copy-button.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Deed, Terms } from '../../../ui/layout/surface.js';
import type { SecondTopUp } from '../queries.js';

const Copied = ({ value }: { value: string }) => (
  <>
    <Code>{value}</Code>
    <CopyButton value={value} quiet />
  </>
);

/** Where the bank transfer goes: a transfer without the reference is not found. */
export const WireTerms = ({ topUp }: { topUp: SecondTopUp }) => {
  const { t } = useTranslation(['emoney', 'bank']);
  const { instructions: wire, amount, currency } = topUp;
  if (wire === null) return null;
  return (
    <Deed>
      <Terms
        items={[
          { term: t('wire.amount'), value: <Money amount={amount} currency={currency} /> },
          { term: t('wire.reference'), value: <Copied value={wire.reference} /> },
          { term: t('wire.owner'), value: <bdi>{wire.ownerName}</bdi> },
          ...(wire.iban === null ? [] : [{ term: t('bank:number.iban'), value: <Copied value={wire.iban} /> }]),
          ...(wire.bic === null ? [] : [{ term: t('bank:number.bic'), value: <Copied value={wire.bic} /> }]),
        ]}
      />
    </Deed>
  );
};

/** The sums of a top-up: what was asked for, what came, and what was given back of it. */
export const SecondTopUpTerms = ({ topUp }: { topUp: SecondTopUp }) => {
  const { t } = useTranslation('emoney');
  const { receivedAt, createdAt, transactionId, amount, fee, received, refunded, currency, paymentType } = topUp;
  const money = (value: number) => <Money amount={value} currency={currency} />;
  return (
    <Deed>
      <Stack gap={3}>
        <Terms
          items={[
            { term: t('receipt.number'), value: <Code>{topUp.number}</Code> },
            { term: t('receipt.holder'), value: <bdi>{topUp.holderName}</bdi> },
            {
              term: t(receivedAt === null ? 'receipt.begunOn' : 'receipt.receivedOn'),
              value: <SiteDate value={receivedAt ?? createdAt} format="moment" />,
            },
            { term: t('receipt.means'), value: t(`means.${paymentType}`) },
            ...(transactionId === null
              ? []
              : [{ term: t('receipt.transaction'), value: <Reference value={transactionId} /> }]),
          ]}
        />
        <Terms
          sum
          items={[
            { term: t('receipt.asked'), value: money(amount) },
            { term: t('receipt.fee'), value: money(fee) },
            ...(receivedAt === null ? [] : [{ term: t('receipt.received'), value: money(received), total: true }]),
            ...(refunded === 0 ? [] : [{ term: t('receipt.refunded'), value: money(refunded) }]),
          ]}
        />
      </Stack>
    </Deed>
  );
};
