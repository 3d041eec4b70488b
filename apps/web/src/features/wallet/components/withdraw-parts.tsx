import { NEW_BANK_COOLDOWN_HOURS } from '@cairn/contracts/lifecycles/wallet.lifecycle';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '../../../ui/inputs/button.js';
import { serverClock } from '../../../lib/api/server-clock.js';
import { formatMoney } from '../../../lib/format/format.js';
import { Money } from '../../../ui/data/figures.js';
import { Deadline } from '../../../ui/data/site-date.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { MoneyInput } from '../../../ui/inputs/money-input.js';
import { Row } from '../../../ui/layout/layout.js';
import { Deed, Terms } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import type { Wallet } from '../balance.js';
import type { AmountFacts } from '../use-withdrawal.js';

const HOUR_MS = 3_600_000;

interface PartProps<Values extends FieldValues> {
  wallet: Wallet;
  form: UseFormReturn<Values>;
  facts: AmountFacts;
  /** A bank account, or one at a provider. */
  to?: 'bank' | 'payer';
}

/** The amount, with all that may leave at one press. */
export const WithdrawAmount = <Values extends FieldValues>({ wallet, form, facts }: PartProps<Values>) => {
  const { t } = useTranslation('wallet');
  const { currency, withdrawable } = wallet;
  // Every request to withdraw names it alike.
  const name = 'amount' as FieldPath<Values>;
  return (
    <>
      <FormField control={form.control} name={name}>
        {({ error, ...props }) => (
          <MoneyInput {...props} currency={currency} label={t('amount')} error={error ?? facts.problem} />
        )}
      </FormField>
      <Row>
        <Button
          variant="default"
          size="sm"
          onClick={() =>
            form.setValue(name, withdrawable as FieldPathValue<Values, FieldPath<Values>>, {
              shouldDirty: true,
              shouldValidate: true,
            })
          }
        >
          {t('all', { amount: formatMoney(withdrawable, currency) })}
        </Button>
      </Row>
    </>
  );
};

/** What leaves the wallet and what arrives, when that may be at the earliest, and the button. */
export const WithdrawEnd = <Values extends FieldValues>({ wallet, form, facts, to = 'bank' }: PartProps<Values>) => {
  const { t } = useTranslation('wallet');
  const { currency, withdrawalFeeFlat: flat } = wallet;
  const { typed, fee, isAbove } = facts;
  const [earliest] = useState(() => new Date(serverClock.now() + NEW_BANK_COOLDOWN_HOURS * HOUR_MS).toISOString());
  const money = (value: number) => <Money amount={value} currency={currency} />;
  return (
    <>
      {flat !== null && !isAbove && (
        <Deed>
          <Terms
            sum
            items={[
              { term: t('fromWallet'), value: money(typed) },
              { term: t('fee'), value: money(fee) },
              { term: t(to === 'bank' ? 'toBank' : 'toPayer'), value: money(Math.max(0, typed - fee)), total: true },
            ]}
          />
        </Deed>
      )}
      <Text as="p" size="xs" muted>
        {t(to === 'bank' ? 'newBank' : 'newPayer', { count: NEW_BANK_COOLDOWN_HOURS })}{' '}
        <Trans t={t} i18nKey="newBankDate" components={{ date: <Deadline value={earliest} /> }} />
      </Text>
      <Button
        type="submit"
        fullWidth
        disabled={isAbove || flat === null || wallet.identityNeeded || wallet.frozen}
        loading={form.formState.isSubmitting}
      >
        {typed > 0 && !isAbove ? t('withdrawAmount', { amount: formatMoney(typed, currency) }) : t('withdraw')}
      </Button>
    </>
  );
};
