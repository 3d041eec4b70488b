import { NewsletterRequest } from '@cairn/contracts/content/contact.request';
import { visitorApi } from '@cairn/contracts/content/visitor.endpoints';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { proveHuman, send } from '../../../lib/api/api.js';
import { CaptchaField } from '../../../ui/inputs/captcha-field.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { Notice } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';

/** A visitor's wish for the newsletter. The same answer for every address (SEC-9). */
const NewsletterForm = () => {
  const { t } = useTranslation('contact');
  const form = useContractForm(NewsletterRequest, { email: '' });
  const [isSent, setSent] = useState(false);
  if (isSent) return <Notice tone="success">{t('newsletter.sent')}</Notice>;
  return (
    <Form
      form={form}
      gap={3}
      label={t('newsletter.title')}
      onSubmit={async ({ email }) => {
        await send(visitorApi.subscribe, { body: { email }, captcha: await proveHuman('newsletter') });
        setSent(true);
      }}
    >
      <FormField control={form.control} name="email">
        {(props) => (
          <TextInput
            {...props}
            type="email"
            dir="ltr"
            autoComplete="email"
            label={t('email')}
            placeholder="name@example.org"
          />
        )}
      </FormField>
      <CaptchaField form="newsletter" />
      <div>
        <Button type="submit" variant="default" loading={form.formState.isSubmitting}>
          {t('newsletter.subscribe')}
        </Button>
      </div>
      <Text as="p" size="xs" muted>
        {t('newsletter.note')}
      </Text>
    </Form>
  );
};

export default NewsletterForm;
