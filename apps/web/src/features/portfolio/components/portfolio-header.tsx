import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useQueryState } from '../../../lib/format/search-filter.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { currenciesQuery } from '../queries.js';

const CurrencyChoice = ({ value }: { value: string }) => {
  const { t } = useTranslation('portfolio');
  const { change } = useQueryState();
  const { data: currencies = [] } = useQuery(currenciesQuery);
  if (currencies.length < 2) return null;
  return (
    <NativeSelect
      aria-label={t('currency')}
      value={value}
      data={currencies}
      onChange={(event) => change({ currency: event.currentTarget.value })}
    />
  );
};

interface PortfolioHeaderProps {
  currency: string;
  /** The investments that have not ended; undefined until they are there. */
  count: number | undefined;
}

/** The number of current investments, and the choice of another currency. */
export const PortfolioHeader = ({ currency, count }: PortfolioHeaderProps) => {
  const { t } = useTranslation('portfolio');
  // A space holds the line's place; where there are none, nothing is counted.
  const lede = count === undefined ? '\u00A0' : t('lede', { count, currency });
  return (
    <PageHeader
      title={t('title')}
      lede={count === 0 ? undefined : lede}
      actions={<CurrencyChoice value={currency} />}
    />
  );
};
