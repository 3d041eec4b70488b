import { useTranslation } from 'react-i18next';
import { Money } from '../../../ui/data/figures.js';
import { Terms } from '../../../ui/layout/surface.js';
import { TextLink } from '../../../ui/text/text.js';
import { askAddress } from '../ask-address.js';
import type { Standing } from '../queries.js';

interface MeasuredFiguresProps {
  standing: Standing;
  campaignId: string;
  /** What the limit follows from, in the currency of the law; null where nothing limits. */
  netAssets: number | null;
}

/** The laws that measure somebody by what they have stated to it, with the statement in which they did. */
export const MEASURED_BY = { eu_ecspr: 'loss_simulation', uk_rmmi: 'category' } as const;

/** The figures by which such a law measures its reader, and the way to state them anew. */
export const MeasuredFigures = ({ standing, campaignId, netAssets }: MeasuredFiguresProps) => {
  const { t } = useTranslation('standing');
  const { profile, simulation, currency } = standing;
  const isUnion = profile === 'eu_ecspr';
  const rows = isUnion
    ? [
        { term: t('simulation.netWorth'), minor: simulation?.netWorth ?? null },
        { term: t('simulation.bearable'), minor: simulation?.bearable ?? null },
      ]
    : [{ term: t('category.assets'), minor: netAssets }];
  const kind = MEASURED_BY[isUnion ? 'eu_ecspr' : 'uk_rmmi'];
  return (
    <>
      <Terms
        sum
        items={rows
          .filter(({ minor }) => minor !== null)
          .map(({ term, minor }) => ({ term, value: <Money amount={minor ?? 0} currency={currency} whole /> }))}
      />
      <p>
        <TextLink to={askAddress(kind, campaignId)}>{t(`ask.${kind}.title`)}</TextLink>
      </p>
    </>
  );
};
