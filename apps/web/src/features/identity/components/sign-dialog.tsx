import type { Wire } from '@cairn/contracts/kernel/wire';
import type { AccreditationContract } from '@cairn/contracts/kyc/accreditation-contract.reply';
import { kycApi } from '@cairn/contracts/kyc/kyc.endpoints';
import { SignAccreditationRequest } from '@cairn/contracts/kyc/sign-accreditation.request';
import { SIGNATURE_TEXT_MAX, SIGNATURE_TYPES, type SignatureType } from '@cairn/contracts/kyc/signature';
import { Button, Modal, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api.js';
import { formatDate } from '../../../lib/format.js';
import { paths } from '../../../lib/paths.js';
import { FormField } from '../../../ui/form-field.js';
import { Form } from '../../../ui/form.js';
import { Row, Stack } from '../../../ui/layout.js';
import { Segmented } from '../../../ui/segmented.js';
import { SignaturePad } from '../../../ui/signature-pad.js';
import { SignaturePicture } from '../../../ui/signature-picture.js';
import { Terms } from '../../../ui/surface.js';
import { Text, TextLink } from '../../../ui/text.js';
import { Tick } from '../../../ui/tick.js';
import { useContractForm } from '../../../ui/use-contract-form.js';
import { identityKeys } from '../api/identity.queries.js';
import { Fingerprint } from './fingerprint.js';

interface SignDialogProps {
  contract: Wire<AccreditationContract>;
  onClose: () => void;
}

type Problem = 'signature.picture_required' | 'signature.too_large';

/** What is sent: a form when a picture goes along, and else JSON. */
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
  const [problem, setProblem] = useState<Problem>();
  const [openedAt] = useState(() => new Date().toISOString());
  const [command] = useState(() => crypto.randomUUID());
  const form = useContractForm(SignAccreditationRequest, {
    sha256: contract.sha256,
    signatureType: 'freehand',
    signatureText: '',
    termsAccepted: false,
    riskAcknowledged: false,
    qualificationAccepted: false,
  });
  const { control } = form;
  const way: SignatureType = useWatch({ control, name: 'signatureType' });
  const mark = way === 'freehand' ? drawing : picture;
  const error = problem && t(`common:${problem}`);

  const sign = async (values: SignAccreditationRequest) => {
    if (way !== 'typed' && !mark) {
      setProblem('signature.picture_required');
      return;
    }
    const signed = await send(kycApi.signAccreditation, { body: bodyOf(values, mark), idempotencyKey: command });
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
          options={SIGNATURE_TYPES.map((value) => ({ value, label: t(`signature:way.${value}`) }))}
          onChange={(value) => {
            setProblem(undefined);
            form.setValue('signatureType', value);
          }}
        />
        {way === 'freehand' && (
          <SignaturePad
            error={error}
            onDraw={(drawn) => {
              setDrawing(drawn);
              if (drawn) setProblem(undefined);
            }}
          />
        )}
        {way === 'typed' && (
          <FormField control={control} name="signatureText">
            {(props) => (
              <TextInput
                {...props}
                dir="auto"
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
            onRefuse={setProblem}
            onChoose={(chosen) => {
              setPicture(chosen);
              setProblem(undefined);
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
                    {t('accept')} <TextLink to={paths.terms}>{t('terms')}</TextLink>
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
            { term: t('when'), value: formatDate(openedAt, i18n.language, 'moment') },
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
