import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';

interface EmailFormProps {
  /** A request class with nothing but an e-mail address. */
  request: new () => { email: string };
  label: string;
  submit: string;
  initial?: string;
  onSubmit: (email: string) => Promise<void>;
}

/** One e-mail address and one button: for a reset link, and for another activation link. */
export const EmailForm = ({ request, label, submit, initial = '', onSubmit }: EmailFormProps) => {
  const { t } = useTranslation('auth');
  const form = useContractForm(request, { email: initial });
  return (
    <Form form={form} label={label} onSubmit={({ email }) => onSubmit(email)}>
      <FormField control={form.control} name="email">
        {(props) => <TextInput {...props} type="email" dir="ltr" autoComplete="username" label={t('email')} />}
      </FormField>
      <Button type="submit" size="lg" fullWidth loading={form.formState.isSubmitting}>
        {submit}
      </Button>
    </Form>
  );
};
