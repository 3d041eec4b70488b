import { RequestPayoutRequest } from '@cairn/contracts/repayments/repayments.requests';
import { payoutLifecycle } from '@cairn/contracts/lifecycles/payout.lifecycle';
import { repaymentsApi } from '@cairn/contracts/repayments/repayments.endpoints';
import { notifications } from '@mantine/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { formatMoney, formatPercent } from '../../../lib/format/format.js';
import { paths } from '../../../lib/page/paths.js';
import { useCommand } from '../../../lib/api/use-command.js';
import { Money } from '../../../ui/data/figures.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { Stack } from '../../../ui/layout/layout.js';
import { MoneyInput } from '../../../ui/inputs/money-input.js';
import { RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { StatusBadge } from '../../../ui/data/status-badge.js';
import { Deed, Notice, Panel, Rows, Terms } from '../../../ui/layout/surface.js';
import { Text, textCss, TextLink } from '../../../ui/text/text.js';
import { TransferRow } from '../../../ui/data/transfer-row.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { accountsQuery, ownerKeys, payoutsQuery, type OwnPayout, type TakeAway } from '../queries.js';
import { BankDetails, ChangeBankDetails, type BankAccount } from './bank-details.js';
import { CancelPayout, PayoutDay, PayoutProgress } from './payout-progress.js';

interface PayoutProps {
  campaignId: string;
  currency: string;
  takeAway: TakeAway;
}

interface PayoutPanelProps extends PayoutProps {
  account: BankAccount;
  /** A flexible campaign is paid out to a connected account, a fixed one by bank transfer (decision 27). */
  connects: boolean;
}

const isReturned = ({ state, method }: OwnPayout): boolean => state === 'failed' && method === 'bank_transfer';

/** S-03, R-06: requests a part or all of what may be paid out. */
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
        {typed > 0 && !above ? t('payout.ask', { amount: formatMoney(typed, currency) }) : t('payout.askPlain')}
      </Button>
      <Text as="p" size="xs" muted>
        {t('payout.two')}
      </Text>
    </Form>
  );
};

interface PayoutsProps {
  campaignId: string;
  hasMoney: boolean;
  /** Offered beside a payout that the bank returned, unless another was requested since. */
  correct: ReactNode;
}

/** The last one that the owner did not call off. */
const lastAsked = (payouts: readonly OwnPayout[]) => payouts.find(({ state }) => state !== 'cancelled');

const Payouts = ({ campaignId, hasMoney, correct }: PayoutsProps) => {
  const { t } = useTranslation('owner');
  const query = useQuery(payoutsQuery(campaignId));
  return (
    <QueryBoundary
      query={query}
      pending={<RowSkeleton count={2} />}
      isEmpty={(payouts) => payouts.length === 0}
      empty={
        <Text size="small" muted>
          {t('payout.none')}
        </Text>
      }
    >
      {(payouts) => (
        <Rows>
          {payouts.map((payout, place) => (
            <TransferRow
              key={payout.id}
              amount={payout.amount}
              currency={payout.currency}
              state={<StatusBadge family="payout" status={payout.state} />}
              to={
                <p>
                  {t(`payout.method.${payout.method}`)} · <PayoutDay payout={payout} />
                </p>
              }
              progress={<PayoutProgress payout={payout} mayAskAgain={hasMoney && payout === lastAsked(payouts)} />}
              cancel={
                payoutLifecycle.allows(payout.state, 'cancelled') ? (
                  <CancelPayout payout={payout} />
                ) : (
                  place === 0 && isReturned(payout) && correct
                )
              }
            />
          ))}
        </Rows>
      )}
    </QueryBoundary>
  );
};

/** Asks for a payout of a flexible campaign, once there is a payee account; until then, the steps to add one. */
const ConnectedRequest = (props: PayoutProps) => {
  const { t } = useTranslation('owner');
  const { data: accounts, isPending } = useQuery(accountsQuery);
  if (isPending) return null;
  const isReady = accounts?.some(({ ready }) => ready) ?? true; // where nobody can tell, the API does
  const word = isReady ? 'ready' : accounts?.length ? 'complete' : 'connect';
  const hasMoney = props.takeAway.available > 0;
  return (
    <>
      {hasMoney && isReady && <RequestForm key={props.takeAway.available} {...props} />}
      {hasMoney && !isReady && <Notice tone="info">{t('payout.account.first')}</Notice>}
      {accounts && <TextLink to={paths.stripeConnect}>{t(`payout.account.${word}`)}</TextLink>}
    </>
  );
};

/** The owner's money from the campaign, and the requests. */
export const PayoutPanel = ({ campaignId, currency, takeAway, account, connects }: PayoutPanelProps) => {
  const { t, i18n } = useTranslation('owner');
  const { data: payouts } = useQuery({ ...payoutsQuery(campaignId), enabled: takeAway.funded });
  const payable = { campaignId, currency, takeAway };
  const change = (label: string) =>
    takeAway.bankChangeable && <ChangeBankDetails campaignId={campaignId} account={account} label={label} />;
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  return (
    <Panel as="section">
      <Stack>
        <h2 className={textCss.title3}>{t('payout.title')}</h2>
        {takeAway.funded ? (
          <>
            <Deed>
              <Terms
                sum
                items={[
                  {
                    term: t(takeAway.closed < takeAway.raised ? 'payout.closed' : 'payout.raised'),
                    value: money(takeAway.closed),
                  },
                  {
                    term: t('payout.fee', { percent: formatPercent(takeAway.feeBasisPoints / 10_000, i18n.language) }),
                    value: money(-takeAway.fee),
                  },
                  { term: t('payout.paid'), value: money(-takeAway.paid) },
                  { term: t('payout.requested'), value: money(-takeAway.requested) },
                  ...(takeAway.chargedBack > 0
                    ? [{ term: t('payout.chargedBack'), value: money(-takeAway.chargedBack) }]
                    : []),
                  ...(takeAway.settled > 0 ? [{ term: t('payout.settled'), value: money(takeAway.settled) }] : []),
                  takeAway.owed > 0
                    ? { term: t('payout.owed'), value: money(takeAway.owed), total: true }
                    : { term: t('payout.available'), value: money(takeAway.available), total: true },
                ]}
              />
            </Deed>
            {takeAway.owed > 0 && (
              <Notice tone="warning">{t('payout.owedNote', { amount: formatMoney(takeAway.owed, currency) })}</Notice>
            )}
            {connects && <ConnectedRequest {...payable} />}
            {!connects && takeAway.available > 0 && <RequestForm key={takeAway.available} {...payable} />}
            <Payouts
              campaignId={campaignId}
              hasMoney={takeAway.available > 0}
              correct={change(t('payout.bank.correct'))}
            />
          </>
        ) : (
          <Text as="p" size="small" muted>
            {t('payout.notYet')}
          </Text>
        )}
        {!connects && (
          <>
            <BankDetails account={account} takeAway={takeAway} />
            {!(payouts?.[0] && isReturned(payouts[0])) && change(t('payout.bank.change'))}
          </>
        )}
      </Stack>
    </Panel>
  );
};
