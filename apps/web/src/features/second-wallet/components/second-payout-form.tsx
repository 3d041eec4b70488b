import { secondWalletApi } from '@cairn/contracts/second-wallet/second-wallet.endpoints';
import { SecondPayoutRequest } from '@cairn/contracts/second-wallet/second-wallet.requests';
import { NativeSelect } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { send } from '../../../lib/api/api.js';
import { serverClock } from '../../../lib/api/server-clock.js';
import { useCommand } from '../../../lib/api/use-command.js';
import { formatMoney } from '../../../lib/format/format.js';
import { paths } from '../../../lib/page/paths.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { Button } from '../../../ui/inputs/button.js';
import { MoneyInput } from '../../../ui/inputs/money-input.js';
import { Row } from '../../../ui/layout/layout.js';
import { Notice } from '../../../ui/layout/surface.js';
import { secondWalletKeys, type BankAccount, type SecondWallet } from '../queries.js';

interface Props {
  wallet: SecondWallet;
  accounts: readonly BankAccount[];
}

/** V-24: to an account that has waited long enough. */
const PayoutForm = ({ wallet, accounts }: Props) => {
  const { t } = useTranslation('emoney');
  const queries = useQueryClient();
  const command = useCommand();
  const { currency, available } = wallet;
  const form = useContractForm(SecondPayoutRequest, { amount: null, bankAccountId: accounts[0]?.id ?? '' });
  return (
    <Form
      form={form}
      label={t('payout.title')}
      onSubmit={async (body) => {
        const payout = await command(body, (idempotencyKey) => send(secondWalletApi.payOut, { body, idempotencyKey }));
        form.reset();
        await queries.invalidateQueries({ queryKey: secondWalletKeys.all });
        notifications.show({ message: t('payout.done', { amount: formatMoney(payout.amount, currency) }) });
      }}
    >
      <FormField control={form.control} name="amount">
        {(props) => (
          <MoneyInput
            {...props}
            currency={currency}
            label={t('amount')}
            description={t('payout.available', { amount: formatMoney(available, currency) })}
          />
        )}
      </FormField>
      <Row>
        <Button
          variant="default"
          size="sm"
          onClick={() => form.setValue('amount', available, { shouldDirty: true, shouldValidate: true })}
        >
          {t('payout.all', { amount: formatMoney(available, currency) })}
        </Button>
      </Row>
      <FormField control={form.control} name="bankAccountId">
        {(props) => (
          <NativeSelect
            {...props}
            label={t('payout.to')}
            data={accounts.map(({ id, ownerName, last4 }) => ({
              value: id,
              // An option holds no elements: name and number keep their directions by isolates.
              label: `\u2068${ownerName}\u2069 \u2066•••• ${last4}\u2069`,
            }))}
          />
        )}
      </FormField>
      <Button type="submit" fullWidth loading={form.formState.isSubmitting}>
        {t('payout.act')}
      </Button>
    </Form>
  );
};

/** Why nothing can be paid out now, or the form. */
export const SecondPayout = ({ wallet, accounts }: Props) => {
  const { t } = useTranslation('emoney');
  const [now] = useState(() => serverClock.now());
  const usable = accounts.filter(({ usableAt }) => new Date(usableAt).getTime() <= now);
  if (!wallet.identityConfirmed) {
    return (
      <Notice tone="warning">
        {t('payout.identify')} <Link to={paths.identity}>{t('payout.toIdentity')}</Link>
      </Notice>
    );
  }
  if (!wallet.providerConfirmed) return <Notice tone="warning">{t('payout.providerIdentifies')}</Notice>;
  if (wallet.available < wallet.payoutMinimum) return <Notice>{t('payout.nothing')}</Notice>;
  if (usable.length === 0) return <Notice>{t(accounts.length === 0 ? 'payout.noAccount' : 'payout.waits')}</Notice>;
  return <PayoutForm wallet={wallet} accounts={usable} />;
};
