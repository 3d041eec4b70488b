import { walletApi } from '@cairn/contracts/wallet/wallet.endpoints';
import { RAIL_TRAITS } from '@cairn/contracts/rails/providers';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { formatMoney } from '../../../lib/format/format.js';
import { paths } from '../../../lib/page/paths.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { Code } from '../../../ui/data/figures.js';
import { layoutCss, Row, Stack } from '../../../ui/layout/layout.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { Rows } from '../../../ui/layout/surface.js';
import { Text, TextLink, textCss } from '../../../ui/text/text.js';
import { type Wallet } from '../balance.js';
import { walletKeys } from '../queries.js';

type OpenTopUp = Wallet['openTopUps'][number];

/** What an open top-up waits for, and what has arrived of it. */
const Stand = ({ topUp, currency }: { topUp: OpenTopUp; currency: string }) => {
  const { t } = useTranslation('wallet');
  const siteDate = useSiteDate();
  const { clearing, until, paymentType, arrived, asked } = topUp;
  if (clearing) return t('openTopUps.clearing', { days: RAIL_TRAITS.ach.clearingDays });
  if (until === null) return t('openTopUps.noPage');
  const date = siteDate(until, 'moment');
  if (paymentType !== 'wire' || asked === null) return t('openTopUps.until', { date });
  const money = (minor: number) => formatMoney(minor, currency);
  if (arrived === 0) return t('openTopUps.wire', { amount: money(asked), date });
  return t('openTopUps.arrived', {
    arrived: money(arrived),
    amount: money(asked),
    missing: money(asked - arrived),
    date,
  });
};

/** Nothing was charged, so no question comes first. */
const useCancel = (currency: string) => {
  const { t } = useTranslation('wallet');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ preapprovalId }: OpenTopUp) => send(walletApi.cancelTopUp, { params: { preapprovalId } }),
    onSuccess: (_reply, { amount }) =>
      notifications.show({ message: t('openTopUps.cancelled', { amount: formatMoney(amount, currency) }) }),
    // Refused, it was paid or has ended meanwhile: what the wallet shows is old either way.
    onSettled: () => queries.invalidateQueries({ queryKey: walletKeys.all }),
  });
};

/** Top-ups that were begun and left, to go on with or to give up; nothing is shown where there is none. */
export const OpenTopUps = ({ wallet: { openTopUps, currency, topUpRails } }: { wallet: Wallet }) => {
  const { t } = useTranslation('wallet');
  const cancel = useCancel(currency);
  const isClosed = topUpRails.length === 0;
  if (openTopUps.length === 0 && !cancel.error) return null;
  return (
    <Stack as="section">
      <h2 className={textCss.title3}>{t('openTopUps.title')}</h2>
      <RefusalNotice error={cancel.error} />
      <Text as="p" size="small" muted>
        {t(isClosed ? 'openTopUps.leadClosed' : 'openTopUps.lead')}
      </Text>
      <Rows>
        {openTopUps.map((topUp) => {
          const amount = formatMoney(topUp.amount, currency);
          return (
            <Row as="li" flow key={topUp.preapprovalId}>
              <span className={layoutCss.growWide}>
                <b>{t('topUp.title', { amount })}</b>
                <br />
                <Text size="small" muted>
                  <Stand topUp={topUp} currency={currency} />
                  <br />
                  {t('ref')} <Code>{topUp.number}</Code>
                </Text>
              </span>
              {!topUp.clearing && (
                <Row>
                  {topUp.paymentType === 'wire' && topUp.paymentId !== null && (
                    <TextLink to={paths.wireTransfer(topUp.paymentId)}>{t('openTopUps.instructions')}</TextLink>
                  )}
                  <Button
                    size="sm"
                    variant="subtle"
                    aria-label={t('openTopUps.cancelNamed', { amount })}
                    loading={cancel.isPending && cancel.variables.preapprovalId === topUp.preapprovalId}
                    onClick={() => cancel.mutate(topUp)}
                  >
                    {t('openTopUps.cancel')}
                  </Button>
                  {!isClosed && (
                    <Button
                      size="sm"
                      component={Link}
                      to={paths.topUpPayment(topUp.preapprovalId)}
                      aria-label={t('openTopUps.resumeNamed', { amount })}
                    >
                      {t('openTopUps.resume')}
                    </Button>
                  )}
                </Row>
              )}
            </Row>
          );
        })}
      </Rows>
    </Stack>
  );
};
