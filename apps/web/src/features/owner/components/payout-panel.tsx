import { RequestPayoutRequest } from '@cairn/contracts/repayments/repayments.requests';
import { payoutLifecycle } from '@cairn/contracts/lifecycles/payout.lifecycle';
import { repaymentsApi } from '@cairn/contracts/repayments/repayments.endpoints';
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api.js';
import { formatMoney, formatPercent } from '../../../lib/format.js';
import { paths } from '../../../lib/paths.js';
import { useCommand } from '../../../lib/use-command.js';
import { DateText, Money } from '../../../ui/figures.js';
import { FormField } from '../../../ui/form-field.js';
import { Form } from '../../../ui/form.js';
import { layoutCss, Stack } from '../../../ui/layout.js';
import { MoneyInput } from '../../../ui/money-input.js';
import { RowBones } from '../../../ui/page-bones.js';
import { QueryBoundary } from '../../../ui/query-boundary.js';
import { StatusBadge } from '../../../ui/status-badge.js';
import { Deed, Notice, Panel, Rows, Terms } from '../../../ui/surface.js';
import { Text, TextLink } from '../../../ui/text.js';
import { TransferRow } from '../../../ui/transfer-row.js';
import { useContractForm } from '../../../ui/use-contract-form.js';
import { ownerKeys, payoutsQuery, type TakeAway } from '../api/owner.queries.js';
import { CancelPayout, PayoutProgress } from './payout-progress.js';

interface PayoutProps {
  campaignId: string;
  currency: string;
  takeAway: TakeAway;
}

interface PayoutPanelProps extends PayoutProps {
  /** A flexible campaign is paid out to a connected account, a fixed one by bank transfer (decision 27). */
  connects: boolean;
}

/** S-03, R-06: asks for a part or all of what may be paid out. */
const RequestForm = ({ campaignId, currency, takeAway }: PayoutProps) => {
  const { t } = useTranslation('owner');
  const queries = useQueryClient();
  const command = useCommand();
  const form = useContractForm(RequestPayoutRequest, { amount: takeAway.available });
  const amount: unknown = useWatch({ control: form.control, name: 'amount' });
  const typed = typeof amount === 'number' && !Number.isNaN(amount) ? amount : 0;
  const above = typed > takeAway.available;
  return (
    <Form
      form={form}
      gap={3}
      label={t('payout.title')}
      onSubmit={async (body) => {
        await command({ campaignId, ...body }, (idempotencyKey) =>
          send(repaymentsApi.requestPayout, { params: { campaignId }, body, idempotencyKey }),
        );
        await queries.invalidateQueries({ queryKey: ownerKeys.one(campaignId) });
        notifications.show({ message: t('payout.asked', { amount: formatMoney(body.amount, currency) }) });
      }}
    >
      <FormField control={form.control} name="amount">
        {({ error, ...props }) => (
          <MoneyInput
            {...props}
            currency={currency}
            label={t('payout.amount')}
            error={
              error ?? (above ? t('payout.above', { amount: formatMoney(takeAway.available, currency) }) : undefined)
            }
          />
        )}
      </FormField>
      <Button type="submit" fullWidth disabled={above} loading={form.formState.isSubmitting}>
        {typed > 0 ? t('payout.ask', { amount: formatMoney(typed, currency) }) : t('payout.askPlain')}
      </Button>
      <Text as="p" size="xs" muted>
        {t('payout.two')}
      </Text>
    </Form>
  );
};

const Payouts = ({ campaignId }: { campaignId: string }) => {
  const { t } = useTranslation('owner');
  const query = useQuery(payoutsQuery(campaignId));
  return (
    <QueryBoundary
      query={query}
      pending={<RowBones count={2} />}
      isEmpty={(payouts) => payouts.length === 0}
      empty={
        <Text size="small" muted>
          {t('payout.none')}
        </Text>
      }
    >
      {(payouts) => (
        <Rows>
          {payouts.map((payout) => (
            <TransferRow
              key={payout.id}
              amount={payout.amount}
              currency={payout.currency}
              state={<StatusBadge family="payout" status={payout.state} />}
              to={
                <p>
                  {t(`payout.method.${payout.method}`)} · <DateText value={payout.requestedAt} />
                </p>
              }
              progress={<PayoutProgress payout={payout} />}
              cancel={payoutLifecycle.allows(payout.state, 'cancelled') && <CancelPayout payout={payout} />}
            />
          ))}
        </Rows>
      )}
    </QueryBoundary>
  );
};

/** What the owner gets out of the campaign, and what has been asked for. */
export const PayoutPanel = ({ campaignId, currency, takeAway, connects }: PayoutPanelProps) => {
  const { t, i18n } = useTranslation('owner');
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  return (
    <Panel as="aside" className={layoutCss.sticky}>
      <Stack>
        <h3>{t('payout.title')}</h3>
        {takeAway.funded ? (
          <>
            <Deed>
              <Terms
                sum
                items={[
                  { term: t('payout.raised'), value: money(takeAway.raised) },
                  {
                    term: t('payout.fee', { percent: formatPercent(takeAway.feeBasisPoints / 10_000, i18n.language) }),
                    value: money(-takeAway.fee),
                  },
                  { term: t('payout.paid'), value: money(-takeAway.paid) },
                  { term: t('payout.requested'), value: money(-takeAway.requested) },
                  ...(takeAway.chargedBack > 0
                    ? [{ term: t('payout.chargedBack'), value: money(-takeAway.chargedBack) }]
                    : []),
                  takeAway.owed > 0
                    ? { term: t('payout.owed'), value: money(takeAway.owed), total: true }
                    : { term: t('payout.available'), value: money(takeAway.available), total: true },
                ]}
              />
            </Deed>
            {takeAway.owed > 0 && (
              <Notice tone="warning">{t('payout.owedNote', { amount: formatMoney(takeAway.owed, currency) })}</Notice>
            )}
            {takeAway.available > 0 && (
              <RequestForm key={takeAway.available} campaignId={campaignId} currency={currency} takeAway={takeAway} />
            )}
            {connects && <TextLink to={paths.stripeConnect}>{t('payout.connect')}</TextLink>}
            <Payouts campaignId={campaignId} />
          </>
        ) : (
          <Text as="p" size="small" muted>
            {t('payout.notYet')}
          </Text>
        )}
      </Stack>
    </Panel>
  );
};
