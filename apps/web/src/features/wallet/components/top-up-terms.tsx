import { useTranslation } from 'react-i18next';
import { Code, DateText, Money } from '../../../ui/figures.js';
import { Deed, Terms } from '../../../ui/surface.js';
import type { TopUp } from '../api/wallet.queries.js';

/** The sums of a top-up, under the double rule. */
export const TopUpTerms = ({ topUp }: { topUp: TopUp }) => {
  const { t } = useTranslation('wallet');
  const money = (amount: number) => <Money amount={amount} currency={topUp.currency} />;
  return (
    <Deed data-print="receipt">
      <Terms
        sum
        items={[
          { term: t('topUp.number'), value: <Code>{topUp.number}</Code> },
          { term: t('date'), value: <DateText value={topUp.receivedAt ?? topUp.createdAt} format="moment" /> },
          { term: t('arrives'), value: money(topUp.amount) },
          { term: t('fee'), value: money(topUp.fee) },
          { term: t('leaves'), value: money(topUp.total), total: true },
        ]}
      />
    </Deed>
  );
};
