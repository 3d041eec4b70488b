import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { formatDate, formatMoney } from '../../../lib/format/format.js';
import { paths } from '../../../lib/page/paths.js';
import { layoutCss, Row, Stack } from '../../../ui/layout/layout.js';
import { Panel, Rows } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';
import type { Overdue } from '../queries.js';

/** Repayments that should have been paid by now, with the way to pay them. Nothing is drawn when none is overdue. */
export const OverdueRepayments = ({ repayments }: { repayments: readonly Overdue[] }) => {
  const { t, i18n } = useTranslation('owner');
  if (repayments.length === 0) return null;
  return (
    <Stack as="section" gap={3}>
      <h2 className={textCss.title3}>{t('overdue.title')}</h2>
      <Panel flush>
        <Rows pad>
          {repayments.map(({ id, campaignName, amount, currency, dueDate }) => (
            <Row as="li" flow key={id}>
              <span className={layoutCss.grow}>
                <b>
                  <bdi>{campaignName}</bdi>
                </b>
                <br />
                <Text size="small" muted>
                  {t('overdue.note', {
                    amount: formatMoney(amount, currency),
                    date: formatDate(dueDate, i18n.language),
                  })}
                </Text>
              </span>
              <Button component={Link} to={paths.ownerRepaymentPayment(id)} size="sm">
                {t('pay.submit', { amount: formatMoney(amount, currency) })}
              </Button>
            </Row>
          ))}
        </Rows>
      </Panel>
    </Stack>
  );
};
