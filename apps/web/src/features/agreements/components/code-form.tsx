import { VerifyCertificateRequest } from '@cairn/contracts/certificates/certificates.requests';
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../lib/page/paths.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { Button } from '../../../ui/inputs/button.js';
import { Row } from '../../../ui/layout/layout.js';

/** The code of a certificate, typed or as the address has it; its page says what the register holds. */
export const CodeForm = ({ code = '' }: { code?: string }) => {
  const { t } = useTranslation('agreements');
  const navigate = useNavigate();
  const form = useContractForm(VerifyCertificateRequest, { code });
  return (
    <Form
      form={form}
      gap={4}
      label={t('verify.title')}
      onSubmit={async ({ code: typed }) => {
        await navigate(paths.verifyCertificate(typed.trim()));
      }}
    >
      <FormField control={form.control} name="code">
        {(props) => (
          <TextInput
            {...props}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            label={t('certificate.code')}
            description={t('verify.codeNote')}
          />
        )}
      </FormField>
      <Row>
        <Button type="submit" variant={code === '' ? 'filled' : 'default'}>
          {t('verify.check')}
        </Button>
      </Row>
    </Form>
  );
};
