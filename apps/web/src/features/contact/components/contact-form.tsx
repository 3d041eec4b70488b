import { ContactRequest } from '@cairn/contracts/content/contact.request';
import { visitorApi } from '@cairn/contracts/content/visitor.endpoints';
import type { CurrentUser } from '@cairn/contracts/users/users.replies';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { CAPTCHA_FORMS } from '@cairn/contracts/captcha/captcha-forms';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { proveHuman, send } from '../../../lib/api/api.js';
import { paths } from '../../../lib/page/paths.js';
import type { Option } from '../../../lib/site/content.queries.js';
import { captchaQuery } from '../../../lib/site/form.queries.js';
import { useSite } from '../../../lib/site/site.js';
import { CaptchaField } from '../../../ui/inputs/captcha-field.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { Optional } from '../../../ui/forms/optional.js';
import { FreeTextarea, FreeTextInput } from '../../../ui/inputs/free-text.js';
import { Columns } from '../../../ui/layout/layout.js';
import { Notice } from '../../../ui/layout/surface.js';
import { LeaveGuard } from '../../../ui/forms/leave-guard.js';
import { Text } from '../../../ui/text/text.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';

interface ContactFormProps {
  questionTypes: readonly Option[];
  /** Fills in who writes, where that is known. */
  user: Pick<Wire<CurrentUser>, 'firstName' | 'lastName' | 'email'> | null;
  onSent: () => void;
}

/** A message to the people of the site. */
export const ContactForm = ({ questionTypes, user, onSent }: ContactFormProps) => {
  const { t } = useTranslation('contact');
  const { data: site } = useSite();
  const { data: captcha } = useQuery(captchaQuery);
  const asksForProof = captcha?.[CAPTCHA_FORMS.contact] !== false;
  const form = useContractForm(ContactRequest, {
    questionType: questionTypes[0]?.code ?? '',
    name: user ? `${user.firstName} ${user.lastName}` : '',
    email: user?.email ?? '',
    subject: '',
    description: '',
    link: '',
  });
  return (
    <Form
      form={form}
      label={t('title')}
      action={asksForProof ? undefined : paths.contact}
      onSubmit={async (values) => {
        const body = { ...values, link: values.link || null };
        await send(visitorApi.contact, { body, captcha: await proveHuman('contact') });
        onSent();
      }}
    >
      {asksForProof && (
        <noscript>
          <Notice tone="warning">
            <p>{t('noScripts.why')}</p>
            {site?.operatorAddress && (
              <p>
                {t('noScripts.write')} <bdi>{site.operatorAddress.split('\n').join(', ')}</bdi>
              </p>
            )}
          </Notice>
        </noscript>
      )}
      <LeaveGuard dirty={form.formState.isDirty} />
      <FormField control={form.control} name="questionType">
        {(props) => (
          <NativeSelect
            {...props}
            label={t('about')}
            data={questionTypes.map(({ code, name }) => ({ value: code, label: name }))}
          />
        )}
      </FormField>
      <Columns kind="pair">
        <FormField control={form.control} name="name">
          {(props) => <FreeTextInput {...props} autoComplete="name" label={t('name')} />}
        </FormField>
        <FormField control={form.control} name="email">
          {(props) => <TextInput {...props} type="email" dir="ltr" autoComplete="email" label={t('email')} />}
        </FormField>
      </Columns>
      <FormField control={form.control} name="subject">
        {(props) => <FreeTextInput {...props} label={t('subject')} />}
      </FormField>
      <FormField control={form.control} name="description">
        {(props) => (
          <FreeTextarea
            {...props}
            minRows={6}
            autosize
            label={t('what')}
            description={t('whatNote')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
          />
        )}
      </FormField>
      <FormField control={form.control} name="link">
        {(props) => (
          <TextInput
            {...props}
            dir="ltr"
            inputMode="url"
            placeholder="https://"
            label={<Optional>{t('link')}</Optional>}
          />
        )}
      </FormField>
      <CaptchaField form="contact" />
      <div>
        <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
          {t('send')}
        </Button>
      </div>
      <Text as="p" size="small" muted>
        {t('languages')}
      </Text>
    </Form>
  );
};
