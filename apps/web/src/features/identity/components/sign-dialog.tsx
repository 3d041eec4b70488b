import { refusal } from '@cairn/contracts/errors/refusal';
import type { Wire } from '@cairn/contracts/kernel/wire';
import type { AccreditationContract } from '@cairn/contracts/kyc/accreditation-contract.reply';
import { kycApi } from '@cairn/contracts/kyc/kyc.endpoints';
import { SignAccreditationRequest } from '@cairn/contracts/kyc/sign-accreditation.request';
import { SIGNATURE_TEXT_MAX, type SignatureType } from '@cairn/contracts/kyc/signature';
import { Modal } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWatch, type FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { useCommand } from '../../../lib/api/use-command.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { paths } from '../../../lib/page/paths.js';
import { serverClock } from '../../../lib/api/server-clock.js';
import { useOffered } from '../../../lib/site/use-offered.js';
import { FormField, useRefusalWords } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { FreeTextInput } from '../../../ui/inputs/free-text.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Segmented } from '../../../ui/inputs/segmented.js';
import { SignaturePad } from '../../../ui/forms/signature-pad.js';
import { SignaturePicture } from '../../../ui/forms/signature-picture.js';
import { Terms } from '../../../ui/layout/surface.js';
import { Text, TextLink } from '../../../ui/text/text.js';
import { Tick } from '../../../ui/inputs/tick.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { identityKeys } from '../queries.js';
import { Fingerprint } from './fingerprint.js';

interface SignDialogProps {
  contract: Wire<AccreditationContract>;
  onClose: () => void;
}

/** The field of a refusal of the picture, here as in the API's answers. */
const PICTURE = 'signature';

const WAYS: readonly SignatureType[] = ['freehand', 'typed', 'image'];

/** The request: a form if there is a picture, otherwise JSON. */
const bodyOf = (values: SignAccreditationRequest, picture: Blob | null): SignAccreditationRequest | FormData => {
  if (values.signatureType === 'typed' || !picture) return values;
  const { signatureText: _typed, ...fields } = values;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('signature', picture, 'signature.png');
  return form;
};

/** V-25, V-31: signs the agreement by hand, by name or by a picture. */
const SignDialog = ({ contract, onClose }: SignDialogProps) => {
  const { t, i18n } = useTranslation(['accreditation', 'signature', 'common']);
  const queries = useQueryClient();
  const [drawing, setDrawing] = useState<Blob | null>(null);
  const [picture, setPicture] = useState<File | null>(null);
  const siteDate = useSiteDate();
  const [openedAt] = useState(() => new Date(serverClock.now()).toISOString());
  const command = useCommand();
  // The picture is not a field of the request but a separate part.
  const form = useContractForm(
    SignAccreditationRequest,
    {
      sha256: contract.sha256,
      signatureType: 'freehand',
      signatureText: '',
      termsAccepted: false,
      riskAcknowledged: false,
      qualificationAccepted: false,
    },
    ({ signatureType }) =>
      signatureType === 'typed' || (signatureType === 'freehand' ? drawing : picture)
        ? []
        : [{ field: PICTURE, code: 'signature.picture_required' }],
  );
  const { control } = form;
  const words = useRefusalWords();
  const way: SignatureType = useWatch({ control, name: 'signatureType' });
  const ways = useOffered('signature-type', WAYS).map(({ code }) => code);
  const [first] = ways;
  const isOffered = ways.includes(way);
  // The list is loaded, and the value shown until then is not in it.
  useEffect(() => {
    if (!isOffered && first) form.setValue('signatureType', first);
  }, [isOffered, first, form]);
  const mark = way === 'freehand' ? drawing : picture;
  const error = words(form.formState.errors[PICTURE] as FieldError | undefined); // set by the rule and below

  const sign = async (values: SignAccreditationRequest) => {
    // A picture has no JSON; its size is compared instead.
    const signed = await command([values, mark?.size], (idempotencyKey) =>
      send(kycApi.signAccreditation, { body: bodyOf(values, mark), idempotencyKey }),
    );
    queries.setQueryData([...identityKeys.contract, i18n.language], signed);
    notifications.show({ message: t('done') });
    onClose();
  };

  return (
    <Modal opened onClose={onClose} title={t('open')} closeButtonProps={{ 'aria-label': t('common:close') }}>
      <Form form={form} onSubmit={sign} label={t('open')}>
        <Text size="small" muted>
          {contract.title}. {t('fingerprint')} <Fingerprint>{contract.sha256}</Fingerprint>
        </Text>
        <Segmented
          label={t('signature:way.label')}
          value={way}
          options={ways.map((value) => ({ value, label: t(`signature:way.${value}`) }))}
          onChange={(value) => {
            form.clearErrors(PICTURE);
            form.setValue('signatureType', value);
          }}
        />
        {way === 'freehand' && (
          <SignaturePad
            error={error}
            onDraw={(drawn) => {
              setDrawing(drawn);
              if (drawn) form.clearErrors(PICTURE);
            }}
          />
        )}
        {way === 'typed' && (
          <FormField control={control} name="signatureText">
            {(props) => (
              <FreeTextInput
                {...props}
                autoComplete="name"
                label={t('signature:type.label')}
                description={t('signature:type.note', { max: SIGNATURE_TEXT_MAX })}
              />
            )}
          </FormField>
        )}
        {way === 'image' && (
          <SignaturePicture
            picture={picture}
            error={error}
            onRefuse={(code) => form.setError(PICTURE, { type: code, message: refusal(code) })}
            onChoose={(chosen) => {
              setPicture(chosen);
              if (chosen) form.clearErrors(PICTURE);
            }}
          />
        )}
        <Stack gap={3} as="fieldset">
          <Text as="legend" strong>
            {t('confirm')}
          </Text>
          <FormField control={control} name="termsAccepted">
            {(props) => (
              <Tick
                {...props}
                label={
                  <>
                    {t('accept')}{' '}
                    <TextLink to={paths.terms} target="_blank">
                      {t('terms')}
                    </TextLink>
                  </>
                }
              />
            )}
          </FormField>
          {(['riskAcknowledged', 'qualificationAccepted'] as const).map((name) => (
            <FormField key={name} control={control} name={name}>
              {(props) => <Tick {...props} label={t(name)} />}
            </FormField>
          ))}
        </Stack>
        <Terms
          items={[
            { term: t('signedBy'), value: <bdi>{contract.signerName}</bdi> },
            { term: t('when'), value: siteDate(openedAt, 'moment') },
          ]}
        />
        <Row flow>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {t('sign')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('notNow')}
          </Button>
        </Row>
      </Form>
    </Modal>
  );
};

export default SignDialog;
