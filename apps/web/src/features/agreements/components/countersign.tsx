import { namedAs, typedNameOf } from '@cairn/contracts/kyc/typed-name';
import { agreementsApi } from '@cairn/contracts/agreements/agreements.endpoints';
import { CountersignRequest } from '@cairn/contracts/agreements/agreement.requests';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { useCommand } from '../../../lib/api/use-command.js';
import { useContractForm } from '../../../ui/forms/use-contract-form.js';
import { useSignature } from '../../../ui/forms/use-signature.js';
import { agreementKeys, type AgreedRow } from '../queries.js';
import { OneText, SigningDialog } from './signing-dialog.js';

interface CountersignProps {
  campaignId: string;
  agreement: AgreedRow;
  /** Whose name it is signed in. */
  signer: string;
  onClose: () => void;
}

/** The owner signs an investor's agreement for the company. */
const Countersign = ({ campaignId, agreement, signer, onClose }: CountersignProps) => {
  const { t } = useTranslation('agreements');
  const queries = useQueryClient();
  const signature = useSignature();
  const command = useCommand();
  const { investmentId, sha256, number, investorName } = agreement;
  const form = useContractForm(
    CountersignRequest,
    { sha256, signatureType: 'freehand', signatureText: '', authorityConfirmed: false },
    signature.refusals,
  );
  const sign = async (values: CountersignRequest) => {
    await command([values, signature.markOf(values.signatureType)?.size], (idempotencyKey) =>
      send(agreementsApi.countersign, {
        params: { campaignId, id: investmentId },
        body: signature.bodyOf(values),
        idempotencyKey,
      }),
    );
    await queries.invalidateQueries({ queryKey: agreementKeys.ofCampaign(campaignId) });
    notifications.show({ message: t('owner.countersigned') });
    onClose();
  };
  return (
    <SigningDialog
      form={form}
      marks={signature.marks}
      consents={['authorityConfirmed']}
      subject={<OneText title={t('owner.of', { number, name: investorName })} sha256={sha256} />}
      signer={signer}
      typedName={typedNameOf(namedAs(signer))}
      onSign={sign}
      onClose={onClose}
    />
  );
};

export default Countersign;
