import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format/format.js';
import { Count, Money } from '../../../ui/data/figures.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Strata } from '../../../ui/layout/strata.js';
import { Kpis } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';
import type { OwnCampaign } from '../queries.js';

type Figure = 'received' | 'committed' | 'investors' | 'average';

/** Received and committed amounts, and the number of investors. */
export const OwnerOverview = ({ campaign }: { campaign: OwnCampaign }) => {
  const { t } = useTranslation(['owner', 'campaign', 'common']);
  const currency = campaign.currency ?? 'USD';
  const { goal, raiseMode, maxOfferingAmount } = campaign.fundraisingDetail;
  // All or nothing at the goal: the minimum decides nothing.
  const minimumRaise = raiseMode === 'fixed' ? null : campaign.fundraisingDetail.minimumRaise;
  const money = (amount: number) => formatMoney(amount, currency, { whole: true });
  const label = (word: Figure | `${Figure}Note`) => (
    <Text size="small" muted>
      {t(word)}
    </Text>
  );
  return (
    <Stack gap={6}>
      <Kpis
        items={[
          {
            label: label('received'),
            value: <Money amount={campaign.received} currency={currency} whole className={textCss.figureXl} />,
            note: label('receivedNote'),
          },
          {
            label: label('committed'),
            value: <Money amount={campaign.committed} currency={currency} whole className={textCss.figureXl} />,
            note: label('committedNote'),
          },
          {
            label: label('investors'),
            value: (
              <span className={textCss.figureXl}>
                <Count value={campaign.investors} />
              </span>
            ),
            note: label('investorsNote'),
          },
          ...(campaign.investors > 0
            ? [
                {
                  label: label('average'),
                  value: (
                    <Money
                      amount={Math.round(campaign.received / campaign.investors)}
                      currency={currency}
                      whole
                      className={textCss.figureLg}
                    />
                  ),
                  note: label('averageNote'),
                },
              ]
            : []),
        ]}
      />
      {goal !== null && (
        <Strata
          ceiling={Math.max(maxOfferingAmount ?? goal, goal)}
          received={campaign.received}
          committed={campaign.committed}
          marks={[
            ...(minimumRaise === null
              ? []
              : [{ at: minimumRaise, label: t('campaign:minimum'), value: money(minimumRaise) }]),
            { at: goal, label: t('campaign:goal'), value: money(goal) },
          ]}
          sentence={t('common:card.bar', {
            received: money(campaign.received),
            committed: money(campaign.committed),
            ceiling: money(maxOfferingAmount ?? goal),
            minimum: money(minimumRaise ?? goal),
          })}
        />
      )}
    </Stack>
  );
};
