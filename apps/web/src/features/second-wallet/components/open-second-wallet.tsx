import { secondWalletApi } from '@cairn/contracts/second-wallet/second-wallet.endpoints';
import { OpenSecondWalletRequest } from '@cairn/contracts/second-wallet/second-wallet.requests';
import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { Button } from '../../../ui/inputs/button.js';
import { CountrySelect } from '../../../ui/inputs/country-select.js';
import { Tick } from '../../../ui/inputs/tick.js';
import { textCss } from '../../../ui/text/text.js';
import { secondWalletQuery } from '../queries.js';

/** What the provider has to know of a person before it keeps money for them. */
export const OpenSecondWallet = ({ termsUrl }: { termsUrl: string }) => {
  const { t } = useTranslation('emoney');
  const queries = useQueryClient();
  const form = useContractForm(OpenSecondWalletRequest, {
    dateOfBirth: '',
    nationality: '',
    countryOfResidence: '',
    termsAccepted: false,
  });
  const { control } = form;
  return (
    <Form
      form={form}
      label={t('open.title')}
      onSubmit={async (body) => {
        const wallet = await send(secondWalletApi.open, { body });
        form.reset();
        queries.setQueryData(secondWalletQuery.queryKey, wallet);
      }}
    >
      <FormField control={control} name="dateOfBirth">
        {(props) => <TextInput {...props} type="date" autoComplete="bday" label={t('open.dateOfBirth')} />}
      </FormField>
      <FormField control={control} name="nationality">
        {(props) => <CountrySelect {...props} label={t('open.nationality')} />}
      </FormField>
      <FormField control={control} name="countryOfResidence">
        {(props) => <CountrySelect {...props} autoComplete="country" label={t('open.residence')} />}
      </FormField>
      <FormField control={control} name="termsAccepted">
        {(props) => <Tick {...props} label={t('open.terms')} />}
      </FormField>
      <p>
        <a className={textCss.link} href={termsUrl} target="_blank" rel="noreferrer">
          {t('open.readTerms')}
        </a>
      </p>
      <Button type="submit" fullWidth loading={form.formState.isSubmitting}>
        {t('open.act')}
      </Button>
    </Form>
  );
};
