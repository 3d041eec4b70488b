import { BANK_ACCOUNT_KINDS, type BankAccountKind } from '@cairn/contracts/bank/bank-numbers';
import { BankAccountRequest } from '@cairn/contracts/bank/bank-account.request';
import { NEW_BANK_COOLDOWN_HOURS } from '@cairn/contracts/lifecycles/wallet.lifecycle';
import { secondWalletApi } from '@cairn/contracts/second-wallet/second-wallet.endpoints';
import { NativeSelect } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { useCommand } from '../../../lib/api/use-command.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { Button } from '../../../ui/inputs/button.js';
import { BankNumberFields } from '../../../ui/inputs/bank-number-fields.js';
import { CountrySelect } from '../../../ui/inputs/country-select.js';
import { FreeTextInput } from '../../../ui/inputs/free-text.js';
import { Columns, Stack } from '../../../ui/layout/layout.js';
import { Text, textCss } from '../../../ui/text/text.js';
import { secondWalletKeys } from '../queries.js';

const EMPTY = {
  type: 'IBAN',
  ownerName: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  region: '',
  postalCode: '',
  country: '',
  iban: '',
  bic: '',
  sortCode: '',
  aba: '',
  institutionNumber: '',
  branchCode: '',
  accountNumber: '',
  bankName: '',
  depositAccountType: 'checking',
  bankCountry: '',
};

const HOLDER = ['addressLine1', 'addressLine2', 'city', 'region', 'postalCode'] as const;
const MAY_BE_EMPTY: readonly string[] = ['addressLine2', 'region'];

const kindOf = (value: unknown): BankAccountKind => BANK_ACCOUNT_KINDS.find((kind) => kind === value) ?? 'IBAN';

/** V-11: an account anywhere. Its kind decides which numbers are asked for. */
export const BankAccountForm = ({ onAdded }: { onAdded: () => void }) => {
  const { t } = useTranslation(['emoney', 'bank']);
  const queries = useQueryClient();
  const command = useCommand();
  const form = useContractForm(BankAccountRequest, EMPTY);
  const { control } = form;
  const kind = kindOf(useWatch({ control, name: 'type' }));
  const optional = (name: string, label: string) =>
    MAY_BE_EMPTY.includes(name) ? t('bank:optional', { label }) : label;
  return (
    <Form
      form={form}
      label={t('account.add')}
      onSubmit={async (body) => {
        await command(body, (idempotencyKey) => send(secondWalletApi.addAccount, { body, idempotencyKey }));
        form.reset();
        await queries.invalidateQueries({ queryKey: secondWalletKeys.all });
        notifications.show({ message: t('account.added') });
        onAdded();
      }}
    >
      <FormField control={control} name="type">
        {(props) => (
          <NativeSelect
            {...props}
            label={t('bank:whereIs')}
            data={BANK_ACCOUNT_KINDS.map((value) => ({ value, label: t(`bank:kind.${value}`) }))}
          />
        )}
      </FormField>
      <BankNumberFields control={control} kind={kind} />
      <Stack as="section" gap={4}>
        <h4 className={textCss.title3}>{t('account.holder')}</h4>
        <FormField control={control} name="ownerName">
          {(props) => (
            <FreeTextInput
              {...props}
              autoComplete="name"
              label={t('account.ownerName')}
              description={t('account.ownerNote')}
            />
          )}
        </FormField>
        <Columns kind="pair">
          {HOLDER.map((name) => (
            <FormField key={name} control={control} name={name}>
              {(props) => <FreeTextInput {...props} label={optional(name, t(`account.${name}`))} />}
            </FormField>
          ))}
          <FormField control={control} name="country">
            {(props) => <CountrySelect {...props} autoComplete="country" label={t('account.country')} />}
          </FormField>
        </Columns>
      </Stack>
      <Text as="p" size="small" muted>
        {t('account.wait', { count: NEW_BANK_COOLDOWN_HOURS })}
      </Text>
      <Button type="submit" fullWidth loading={form.formState.isSubmitting}>
        {t('account.add')}
      </Button>
    </Form>
  );
};
