import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../lib/format/format.js';
import { Money } from '../../../ui/data/figures.js';
import { layoutCss, Stack } from '../../../ui/layout/layout.js';
import { Deadline } from '../../../ui/data/site-date.js';
import { Deed, Panel, Terms } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';

interface SummaryProps {
  name: string;
  /** Minor units; null while none is typed, or the one that is typed is refused. */
  amount: number | null;
  currency: string;
  units: number | null;
  closesAt: string;
  cancelUntil: string;
}

/** The order, its total, and the deadline for cancelling it. */
export const Summary = ({ name, amount, currency, units, closesAt, cancelUntil }: SummaryProps) => {
  const { t, i18n } = useTranslation('invest');
  const money = (value: number) => <Money amount={value} currency={currency} />;
  const sum = amount === null ? '—' : money(amount);
  return (
    <Panel lift as="aside" className={layoutCss.sticky} aria-label={t('summary.label')}>
      <Stack>
        <h2 className={textCss.title3}>
          <bdi>{name}</bdi>
        </h2>
        <Deed>
          <Terms
            sum
            items={[
              {
                term:
                  units === null
                    ? t('summary.loan')
                    : amount === null
                      ? t('amount.shares')
                      : t('summary.shares', { units: formatNumber(units, i18n.language) }),
                value: sum,
              },
              { term: t('summary.fee'), value: money(0) },
              { term: t('summary.total'), value: sum, total: true },
            ]}
          />
        </Deed>
        <Terms
          items={[
            { term: t('summary.closes'), value: <Deadline value={closesAt} ownLine /> },
            { term: t('summary.cancel'), value: <Deadline value={cancelUntil} ownLine /> },
          ]}
        />
        <Text as="p" size="xs" muted>
          {t('summary.note')}
        </Text>
      </Stack>
    </Panel>
  );
};
