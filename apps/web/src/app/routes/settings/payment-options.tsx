import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMe } from '../../../features/auth/me.js';
import { ConnectAccountState } from '../../../features/owner/components/connect-account-row.js';
import { accountsQuery } from '../../../features/owner/queries.js';
import { EscrowAccounts } from '../../../features/settings/components/escrow-accounts.js';
import { SavedAccounts } from '../../../features/wallet/components/saved-accounts.js';
import { SettingsFrame } from '../../../features/settings/settings-frame.js';
import { formatMoney } from '../../../lib/format/format.js';
import { paths } from '../../../lib/page/paths.js';
import { ESCROW_CURRENCY, useEscrowOffered } from '../../../lib/site/escrow.js';
import { isCollected, railsQuery, usePaymentFacts } from '../../../lib/site/provider-choices.js';
import { useSite } from '../../../lib/site/site.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { EmptyState } from '../../../ui/feedback/states.js';
import { Button } from '../../../ui/inputs/button.js';
import { layoutCss, Row, Stack } from '../../../ui/layout/layout.js';
import { Rows } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';

/** What each way to pay takes, how long the money is on its way, and for how long it may be taken back. */
const Ways = ({ currency }: { currency: string }) => {
  const { t } = useTranslation(['settings', 'invest']);
  const query = useQuery(railsQuery(currency));
  const money = (value: number) => formatMoney(value, currency, { whole: true });
  const factsOf = usePaymentFacts();
  return (
    <QueryBoundary
      query={query}
      pending={<RowSkeleton count={3} />}
      isEmpty={(rails) => rails.length === 0}
      empty={<EmptyState title={t('pay.none')}>{t('pay.noneText')}</EmptyState>}
    >
      {(rails) => (
        <Rows>
          {rails.filter(isCollected).map(({ rail, maximum, surcharge, ...facts }) => (
            <Row as="li" flow key={rail}>
              <Stack gap={1} className={layoutCss.growWide}>
                <Text strong>{t(`invest:payment.${rail}`)}</Text>
                {factsOf(facts).map(({ term, value }) => (
                  <Text key={term} size="small" muted>
                    {value}
                  </Text>
                ))}
              </Stack>
              <Stack gap={1} className={layoutCss.endWide}>
                {maximum !== null && <Text size="small">{t('pay.most', { amount: money(maximum) })}</Text>}
                <Text size="small" muted>
                  {surcharge > 0 ? t('pay.surcharge', { amount: money(surcharge) }) : t('invest:payment.noFee')}
                </Text>
              </Stack>
            </Row>
          ))}
        </Rows>
      )}
    </QueryBoundary>
  );
};

/** The account that an owner is paid out to. */
const PayoutAccount = () => {
  const { t } = useTranslation('settings');
  const query = useQuery(accountsQuery);
  return (
    <QueryBoundary query={query} pending={<RowSkeleton count={1} />}>
      {([account]) => (
        <Rows>
          <Row as="li" flow>
            <Stack gap={1} className={layoutCss.growWide}>
              <Text strong>
                <bdi>{account?.companyName ?? t('pay.payoutAccount')}</bdi>
              </Text>
              <Text size="small" muted>
                {account === undefined ? t('pay.notConnected') : <ConnectAccountState account={account} />}
              </Text>
            </Stack>
            <Button component={Link} to={paths.stripeConnect} variant="default" size="sm">
              {t(account === undefined ? 'pay.connect' : 'pay.manage')}
            </Button>
          </Row>
        </Rows>
      )}
    </QueryBoundary>
  );
};

/** Ways to pay on this site, linked bank accounts, what is linked at the escrow agent, and the account for payouts. */
const PaymentOptions = () => {
  const { t } = useTranslation('settings');
  const { data: site } = useSite();
  const { data: me } = useMe();
  const { data: rails } = useQuery({ ...railsQuery(site?.currency ?? ''), enabled: site !== undefined });
  const isEscrowOffered = useEscrowOffered(ESCROW_CURRENCY);
  return (
    <SettingsFrame title={t('place.paymentOptions')} lede={t('pay.lede')}>
      <Stack gap={7}>
        <Stack as="section">
          <h2 className={textCss.title3}>{t('pay.ways')}</h2>
          {site && <Ways currency={site.currency} />}
          <Text as="p" size="small" muted>
            {t('pay.noCards')}
          </Text>
        </Stack>
        {rails?.some(({ rail }) => rail === 'ach') && (
          <Stack as="section">
            <h2 className={textCss.title3}>{t('place.bankAccounts')}</h2>
            <Row flow>
              <Text size="small" muted className={layoutCss.growWide}>
                {t('about.bankAccounts')}
              </Text>
              <Button component={Link} to={paths.bankAccounts} variant="default" size="sm">
                {t('pay.manage')}
              </Button>
            </Row>
          </Stack>
        )}
        {site?.walletModule === 'yes' && <SavedAccounts />}
        {isEscrowOffered && (
          <Stack as="section">
            <h2 className={textCss.title3}>{t('pay.escrow.title')}</h2>
            <Text as="p" size="small" muted>
              {t('pay.escrow.text')}
            </Text>
            <EscrowAccounts />
          </Stack>
        )}
        {me?.displayData.campaignOwnerDisplay && (
          <Stack as="section">
            <h2 className={textCss.title3}>{t('pay.payouts')}</h2>
            <PayoutAccount />
          </Stack>
        )}
      </Stack>
    </SettingsFrame>
  );
};

export default PaymentOptions;
