import type { StatementKind } from '@cairn/contracts/jurisdictions/statement-kinds';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { askAddress } from '../ask-address.js';
import type { Standing } from '../queries.js';

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

/** Whether the page lists what a refusal asks for, with the way to it. */
export const isListed = ({ asks }: Pick<Standing, 'asks'>, code: string): boolean =>
  asks.some(({ kind, state }) => kind === MENDED[code] && state !== 'not_needed');

/** What a refusal says of the sum that consent is needed for. */
const neededOf = ({ params }: Refused): number | null =>
  typeof params?.['needed'] === 'number' ? params['needed'] : null;

interface Refused {
  code: string;
  params?: Readonly<Record<string, unknown>> | undefined;
}

/** A way to each thing that keeps somebody from investing in a campaign, in the order of the law. */
export const MendLinks = ({ refusals, campaignId }: { refusals: readonly Refused[]; campaignId: string }) => {
  const { t } = useTranslation('standing');
  const ways = new Map(
    refusals.flatMap((refused) => {
      const kind = MENDED[refused.code];
      return kind === undefined ? [] : [[kind, neededOf(refused)] as const];
    }),
  );
  return [...ways].map(([kind, needed]) => (
    <Button key={kind} component={Link} to={askAddress(kind, campaignId, needed)} variant="default">
      {t(`ask.${kind}.title`)}
    </Button>
  ));
};
