import { useTranslation } from 'react-i18next';
import { formatDate, formatPercent } from '../../../lib/format/format.js';
import { Money } from '../../../ui/data/figures.js';
import { layoutCss, Row, Stack } from '../../../ui/layout/layout.js';
import { Kpis, Panel, Rows } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';
import type { Dashboard } from '../queries.js';
import { LateBadge } from '../../../ui/data/late-badge.js';

const figures = [
  ['invested', 'invested'],
  ['outstanding', 'outstanding'],
  ['principalReturned', 'back'],
  ['incomeReceived', 'income'],
] as const;

/** Four sums of one currency, each with what it is and what it is not. */
export const Totals = ({ dashboard }: { dashboard: Dashboard }) => {
  const { t, i18n } = useTranslation('portfolio');
  const rate =
    dashboard.xirrKind === 'rate' && dashboard.xirr !== null
      ? t('xirr', { rate: formatPercent(Number(dashboard.xirr), i18n.language, 2) })
      : t('xirrNone');
  return (
    <Stack gap={3}>
      <Kpis
        items={figures.map(([figure, word]) => ({
          label: (
            <Text size="small" muted>
              {t(word)}
            </Text>
          ),
          value: <Money amount={dashboard[figure]} currency={dashboard.currency} whole className={textCss.figureXl} />,
          note: (
            <Text size="small" muted>
              {t(`${word}Note`)}
            </Text>
          ),
        }))}
      />
      <Text as="p" size="small" muted>
        {rate}
      </Text>
    </Stack>
  );
};

/** The next expected payments, if borrowers can pay. */
export const NextDistributions = ({ dashboard }: { dashboard: Dashboard }) => {
  const { t, i18n } = useTranslation('portfolio');
  return (
    <Panel as="aside">
      <Stack gap={3}>
        <h3>{t('next')}</h3>
        <Text size="small" muted>
          {t(dashboard.nextDistributions.length === 0 ? 'nextNone' : 'nextNote')}
        </Text>
        <Rows>
          {dashboard.nextDistributions.map((entry) => (
            <Row as="li" key={entry.repaymentId + entry.dueDate}>
              <span className={layoutCss.grow}>
                <b>
                  <bdi>{entry.campaignName}</bdi>
                </b>
                <br />
                {entry.overdue && (
                  <>
                    <LateBadge dueDate={entry.dueDate} />{' '}
                  </>
                )}
                <Text size="small" muted>
                  {t('dueOn', { date: formatDate(entry.dueDate, i18n.language) })}
                </Text>
              </span>
              <b>
                <Money amount={entry.amount} currency={entry.currency} />
              </b>
            </Row>
          ))}
        </Rows>
      </Stack>
    </Panel>
  );
};
