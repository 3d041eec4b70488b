import { secondWalletApi } from '@cairn/contracts/second-wallet/second-wallet.endpoints';
import {
  SECOND_TOP_UP_FACTS,
  SECOND_TOP_UP_MEANS,
  SecondTopUpRequest,
  type SecondTopUpMeans,
} from '@cairn/contracts/second-wallet/second-wallet.requests';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { send } from '../../../lib/api/api.js';
import { useCommand } from '../../../lib/api/use-command.js';
import { formatMoney } from '../../../lib/format/format.js';
import { usePaymentFacts } from '../../../lib/site/provider-choices.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { Button } from '../../../ui/inputs/button.js';
import { ChoiceRows } from '../../../ui/inputs/choice-rows.js';
import { MoneyInput } from '../../../ui/inputs/money-input.js';
import { Notice } from '../../../ui/layout/surface.js';
import type { SecondWallet } from '../queries.js';
import { receiptPath } from '../receipt-path.js';

/** V-23: by card on the provider's page, or by a bank transfer of one's own. */
export const SecondTopUpForm = ({ wallet }: { wallet: SecondWallet }) => {
  const { t } = useTranslation(['emoney', 'invest']);
  const factsOf = usePaymentFacts();
  const navigate = useNavigate();
  const command = useCommand();
  const { currency, topUpMinimum, topUpMaximum } = wallet;
  const form = useContractForm(SecondTopUpRequest, { amount: null, means: 'card' });
  const [amount, means] = useWatch({ control: form.control, name: ['amount', 'means'] }) as [
    number | null,
    SecondTopUpMeans,
  ];
  const isTyped = typeof amount === 'number' && amount >= topUpMinimum && amount <= topUpMaximum;
  if (!wallet.isOffered) return <Notice>{t('topUp.closed')}</Notice>;
  return (
    <Form
      form={form}
      label={t('topUp.title')}
      onSubmit={async (body) => {
        const topUp = await command(body, (idempotencyKey) => send(secondWalletApi.topUp, { body, idempotencyKey }));
        form.reset();
        if (topUp.redirectUrl === null) await navigate(receiptPath(topUp.id));
        else window.location.assign(topUp.redirectUrl);
      }}
    >
      <FormField control={form.control} name="amount">
        {(props) => (
          <MoneyInput
            {...props}
            currency={currency}
            label={t('amount')}
            description={t('topUp.range', {
              minimum: formatMoney(topUpMinimum, currency, { whole: true }),
              maximum: formatMoney(topUpMaximum, currency, { whole: true }),
            })}
          />
        )}
      </FormField>
      <FormField control={form.control} name="means">
        {({ onChange }) => (
          <ChoiceRows
            legend={t('topUp.means')}
            value={means}
            onChange={onChange}
            choices={SECOND_TOP_UP_MEANS.map((value) => ({
              value,
              title: t(`means.${value}`),
              text: t(`topUp.${value}Note`),
              end: t('invest:payment.noFee'),
              facts: factsOf(SECOND_TOP_UP_FACTS[value]),
            }))}
          />
        )}
      </FormField>
      <Button type="submit" fullWidth loading={form.formState.isSubmitting}>
        {isTyped ? t('topUp.actAmount', { amount: formatMoney(amount, currency) }) : t('topUp.act')}
      </Button>
    </Form>
  );
};
