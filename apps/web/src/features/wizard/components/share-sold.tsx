import type { CampaignTermsRequest } from '@cairn/contracts/campaigns/campaign-terms.request';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { useWatch, type Control, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../../lib/format/format.js';
import { Button } from '../../../ui/inputs/button.js';
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

/** That part as the contracts write it, `0.111`. */
export const rateSold = (values: Values): string | null =>
  partSold(values)
    ?.toFixed(6) // as many decimals as decision 34 needs
    .replace(/\.?0+$/, '') ?? null;

interface ShareSoldProps {
  control: Control<Wire<CampaignTermsRequest> & FieldValues>;
  /** Fills in the equity on offer. */
  onUse: (rate: string) => void;
}

/** What is sold and what is kept, from the numbers as they are typed. */
export const ShareSold = ({ control, onUse }: ShareSoldProps) => {
  const { t, i18n } = useTranslation('wizard');
  const values = useWatch({ control });
  const [part, rate] = [partSold(values), rateSold(values)];
  if (part === null || rate === null) return null;
  const percent = (ratio: number) => formatPercent(ratio, i18n.language, 2);
  return (
    <Notice tone="info">
      <p>{t('raise.sold', { sold: percent(part), kept: percent(1 - part) })}</p>
      {values.equityAvailable !== rate && (
        <Button variant="default" size="sm" onClick={() => onUse(rate)}>
          {t('raise.useExpected', { part: percent(part) })}
        </Button>
      )}
    </Notice>
  );
};
