import type { StatementKind } from '@cairn/contracts/jurisdictions/statement-kinds';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { askAddress } from '../ask-address.js';

/** Where what is missing is stated, by the code of its refusal. */
const MENDED: Readonly<Record<string, StatementKind>> = {
  'jurisdiction.category_required': 'category',
  'jurisdiction.test_required': 'knowledge_test',
  'jurisdiction.test_wait': 'knowledge_test',
  'jurisdiction.knowledge_warning_required': 'knowledge_warning',
  'jurisdiction.simulation_required': 'loss_simulation',
  'jurisdiction.warning_required': 'risk_warning',
  'jurisdiction.offer_request_required': 'offer_request',
  'jurisdiction.cooling_off': 'offer_request',
  'jurisdiction.consent_required': 'investment_consent',
  'jurisdiction.minimum_investment': 'minimum_investment',
  'jurisdiction.accreditation_confirmation': 'accreditation_confirmation',
};

/** A way to each thing that keeps somebody from investing in a campaign, in the order of the law. */
export const MendLinks = ({ codes, campaignId }: { codes: readonly string[]; campaignId: string }) => {
  const { t } = useTranslation('standing');
  const kinds = [...new Set(codes.map((code) => MENDED[code]).filter((kind) => kind !== undefined))];
  return kinds.map((kind) => (
    <Button key={kind} component={Link} to={askAddress(kind, campaignId)} variant="default">
      {t(`ask.${kind}.title`)}
    </Button>
  ));
};
