import { namedAs, typedNameOf } from '@cairn/contracts/kyc/typed-name';
import type { Wire } from '@cairn/contracts/kernel/wire';
import type { AccreditationContract } from '@cairn/contracts/kyc/accreditation-contract.reply';
import { kycApi } from '@cairn/contracts/kyc/kyc.endpoints';
import { SignAccreditationRequest } from '@cairn/contracts/kyc/sign-accreditation.request';
import { Modal } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { useCommand } from '../../../lib/api/use-command.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { paths } from '../../../lib/page/paths.js';
import { serverClock } from '../../../lib/api/server-clock.js';
import { FormField } from '../../../ui/forms/form-field.js';
import { Form } from '../../../ui/forms/form.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { SignatureFields } from '../../../ui/forms/signature-fields.js';
import { Terms } from '../../../ui/layout/surface.js';
import { Text, TextLink } from '../../../ui/text/text.js';
import { Tick } from '../../../ui/inputs/tick.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { useSignature } from '../../../ui/forms/use-signature.js';
import { identityKeys } from '../queries.js';
import { Fingerprint } from '../../../ui/data/fingerprint.js';

interface SignDialogProps {
  contract: Wire<AccreditationContract>;
  onClose: () => void;
}

/** V-25, V-31: signs the agreement by hand, by name or by a picture. */
const SignDialog = ({ contract, onClose }: SignDialogProps) => {
  const { t, i18n } = useTranslation(['accreditation', 'common']);
  const queries = useQueryClient();
  const signature = useSignature();
  const siteDate = useSiteDate();
  const [openedAt] = useState(() => new Date(serverClock.now()).toISOString());
  const command = useCommand();
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
    signature.refusals,
  );
  const { control } = form;

  const sign = async (values: SignAccreditationRequest) => {
    // A picture has no JSON; its size is compared instead.
    const signed = await command([values, signature.markOf(values.signatureType)?.size], (idempotencyKey) =>
      send(kycApi.signAccreditation, { body: signature.bodyOf(values), idempotencyKey }),
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
        <SignatureFields form={form} marks={signature.marks} typedName={typedNameOf(namedAs(contract.signerName))} />
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
