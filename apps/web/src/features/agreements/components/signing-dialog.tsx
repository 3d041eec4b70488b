import { Modal } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { serverClock } from '../../../lib/api/server-clock.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { Fingerprint } from '../../../ui/data/fingerprint.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { SignatureFields } from '../../../ui/forms/signature-fields.js';
import type { SignatureMarks } from '../../../ui/forms/use-signature.js';
import { Button } from '../../../ui/inputs/button.js';
import { Tick } from '../../../ui/inputs/tick.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Terms } from '../../../ui/layout/surface.js';
import { Text } from '../../../ui/text/text.js';

type Consent = 'agreementRead' | 'riskAcknowledged' | 'cancellationUnderstood' | 'authorityConfirmed';

interface SigningDialogProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  marks: SignatureMarks;
  /** The request's own fields that are each confirmed. */
  consents: readonly Consent[];
  /** What the dialog and its button say: "Sign the agreement" unless given. */
  words?: string;
  /** What is signed. */
  subject: ReactNode;
  signer: string;
  /** For whom, where that is not the one who signs. */
  signedFor?: string | null;
  /** What a typed signature has to read, where that is known. */
  typedName?: string | null;
  onSign: (values: Values) => Promise<void>;
  onClose: () => void;
}

/** One agreement, by its name and the beginning of its hash. */
export const OneText = ({ title, sha256 }: { title: string; sha256: string }) => {
  const { t } = useTranslation('agreements');
  return (
    <>
      {title}. {t('fingerprint')} <Fingerprint>{sha256}</Fingerprint>
    </>
  );
};

/** Signs an agreement: how, what is confirmed with it, and who signs when. */
export const SigningDialog = <Values extends FieldValues>(props: SigningDialogProps<Values>) => {
  const { form, marks, consents, words, subject, signer, signedFor = null, typedName, onSign, onClose } = props;
  const { t } = useTranslation(['agreements', 'common']);
  const siteDate = useSiteDate();
  const [openedAt] = useState(() => new Date(serverClock.now()).toISOString());
  // Of the request only these fields.
  const { control } = form as unknown as UseFormReturn<Record<Consent, boolean>>;
  return (
    <Modal opened onClose={onClose} title={words ?? t('sign')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <Form form={form} onSubmit={onSign} label={words ?? t('sign')}>
        <Text as="div" size="small" muted>
          {subject}
        </Text>
        <SignatureFields form={form} marks={marks} typedName={typedName ?? null} />
        <Stack gap={3} as="fieldset">
          <Text as="legend" strong>
            {t('confirm')}
          </Text>
          {consents.map((name) => (
            <FormField key={name} control={control} name={name}>
              {(field) => <Tick {...field} error={field.error && t('missing')} label={t(`consents.${name}`)} />}
            </FormField>
          ))}
        </Stack>
        <Terms
          items={[
            ...(signedFor === null ? [] : [{ term: t('signedFor'), value: <bdi>{signedFor}</bdi> }]),
            { term: t('signedBy'), value: <bdi>{signer}</bdi> },
            { term: t('when'), value: siteDate(openedAt, 'moment') },
          ]}
        />
        <Row flow>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {words ?? t('sign')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('notNow')}
          </Button>
        </Row>
      </Form>
    </Modal>
  );
};
