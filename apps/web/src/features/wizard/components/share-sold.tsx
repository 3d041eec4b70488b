import type { CampaignTermsRequest } from '@cairn/contracts/campaigns/campaign-terms.request';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { useWatch, type Control, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../../lib/format/format.js';
import { Notice } from '../../../ui/layout/surface.js';

type Values = Partial<Wire<CampaignTermsRequest>>;

const above = (value: unknown): number | null => (typeof value === 'number' && value > 0 ? value : null);

/** The part of the company that is sold with all shares on offer, from 0 to 1; null until the fields say it. */
export function partSold({ availableShares, existingShares, pricePerShare, preMoneyValuation }: Values): number | null {
  const [offered, price, valuation] = [above(availableShares), above(pricePerShare), above(preMoneyValuation)];
  if (offered === null) return null;
  // Existing shares that are not stated follow from the valuation and the price.
  const existing = above(existingShares) ?? (price === null || valuation === null ? null : valuation / price);
  return existing === null ? null : offered / (existing + offered);
}

/** What is sold and what is kept, from the numbers as they are typed. */
export const ShareSold = ({ control }: { control: Control<Wire<CampaignTermsRequest> & FieldValues> }) => {
  const { t, i18n } = useTranslation('wizard');
  const part = partSold(useWatch({ control }));
  if (part === null) return null;
  const percent = (ratio: number) => formatPercent(ratio, i18n.language, 2);
  return <Notice tone="info">{t('raise.sold', { sold: percent(part), kept: percent(1 - part) })}</Notice>;
};
