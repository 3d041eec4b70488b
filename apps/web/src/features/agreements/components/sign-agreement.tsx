import { ApiError } from '@cairn/client';
import { agreementsApi } from '@cairn/contracts/agreements/agreements.endpoints';
import { SignAgreementRequest } from '@cairn/contracts/agreements/agreement.requests';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { useCommand } from '../../../lib/api/use-command.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { useSignature } from '../../../ui/forms/use-signature.js';
import { agreementKeys, type Agreed } from '../queries.js';
import { OneText, SigningDialog } from './signing-dialog.js';

const CONSENTS = ['agreementRead', 'riskAcknowledged', 'cancellationUnderstood'] as const;

interface SignAgreementProps {
  agreement: Agreed;
  /** Once it is signed. */
  onSigned?: (() => unknown) | undefined;
  /** The text is no longer the one that was read: takes the refusal, and shows the new text. */
  onChanged: (refusal: ApiError) => Promise<void>;
  onClose: () => void;
}

/** V-25, V-31: the investor signs what is read. */
const SignAgreement = ({ agreement, onSigned, onChanged, onClose }: SignAgreementProps) => {
  const { t } = useTranslation('agreements');
  const queries = useQueryClient();
  const signature = useSignature();
  const command = useCommand();
  const { investmentId, sha256, language } = agreement;
  const form = useContractForm(
    SignAgreementRequest,
    {
      investmentId,
      language,
      sha256,
      signatureType: 'freehand',
      signatureText: '',
      agreementRead: false,
      riskAcknowledged: false,
      cancellationUnderstood: false,
    },
    signature.refusals,
  );
  const sign = async (values: SignAgreementRequest) => {
    // A picture has no JSON; its size is compared instead.
    try {
      await command([values, signature.markOf(values.signatureType)?.size], (idempotencyKey) =>
        send(agreementsApi.sign, { body: signature.bodyOf(values), idempotencyKey }),
      );
    } catch (error) {
      if (error instanceof ApiError && error.code === 'agreement.changed') return onChanged(error);
      throw error;
    }
    await queries.invalidateQueries({ queryKey: agreementKeys.one(investmentId) });
    notifications.show({ message: t('signed') });
    onClose();
    await onSigned?.();
  };
  return (
    <SigningDialog
      form={form}
      marks={signature.marks}
      consents={CONSENTS}
      subject={<OneText title={agreement.title} sha256={sha256} />}
      signer={agreement.signingPerson ?? agreement.signerName}
      signedFor={agreement.signingPerson === null ? null : agreement.signerName}
      typedName={agreement.typedName}
      onSign={sign}
      onClose={onClose}
    />
  );
};

export default SignAgreement;
