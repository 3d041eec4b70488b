import { BANK_ACCOUNT_KINDS, numbersOf, type BankAccountKind } from '@cairn/contracts/bank/bank-numbers';
import { BankAccountRequest } from '@cairn/contracts/bank/bank-account.request';
import { ACCOUNT_TYPES } from '@cairn/contracts/campaigns/options';
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
import { CountrySelect } from '../../../ui/inputs/country-select.js';
import { DigitsInput } from '../../../ui/inputs/digits-input.js';
import { FreeTextInput } from '../../../ui/inputs/free-text.js';
import { Columns, layoutCss, Stack } from '../../../ui/layout/layout.js';
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
const MAY_BE_EMPTY: readonly string[] = ['addressLine2', 'region', 'bic'];

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
    MAY_BE_EMPTY.includes(name) && !(name === 'bic' && kind === 'OTHER') ? t('account.optional', { label }) : label;
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
            label={t('account.kind')}
            data={BANK_ACCOUNT_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
        )}
      </FormField>
      <Columns kind="pair">
        {numbersOf(kind).map(([name]) => (
          <div key={`${kind} ${name}`} className={name === 'iban' ? layoutCss.pairWide : undefined}>
            <FormField control={control} name={name}>
              {(props) =>
                name === 'bankName' ? (
                  <FreeTextInput {...props} label={t('number.bankName')} />
                ) : (
                  <DigitsInput
                    {...props}
                    dir="ltr"
                    autoComplete="off"
                    label={optional(name, t(`number.${name}`))}
                    description={t(`numberNote.${kind}.${name}`, { defaultValue: '' }) || undefined}
                  />
                )
              }
            </FormField>
          </div>
        ))}
        {kind === 'US' && (
          <FormField control={control} name="depositAccountType">
            {(props) => (
              <NativeSelect
                {...props}
                label={t('bank:accountType')}
                data={ACCOUNT_TYPES.map((value) => ({ value, label: t(`bank:${value}`) }))}
              />
            )}
          </FormField>
        )}
        {kind === 'OTHER' && (
          <FormField control={control} name="bankCountry">
            {(props) => <CountrySelect {...props} label={t('account.bankCountry')} />}
          </FormField>
        )}
      </Columns>
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
