import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDate, formatNumber } from '../../../lib/format/format.js';
import { paths } from '../../../lib/page/paths.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { CompanyPicture } from '../../../ui/data/avatar.js';
import { coverFor } from '../../../ui/brand/covers.js';
import { DataTable } from '../../../ui/data/data-table.js';
import { Money } from '../../../ui/data/figures.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { Segmented } from '../../../ui/inputs/segmented.js';
import { investmentContext, StatusBadge } from '../../../ui/data/status-badge.js';
import { Text, textCss, TextLink } from '../../../ui/text/text.js';
import type { Held } from '../queries.js';
import { groupOf, waitsForYou, type HoldingGroup } from '../groups.js';
import { LateBadge } from '../../../ui/data/late-badge.js';

const WhatIsHeld = ({ holding }: { holding: Held }) => {
  const { t, i18n } = useTranslation('portfolio');
  return holding.units === null
    ? t('loan')
    : t('shares', { count: holding.units, units: formatNumber(holding.units, i18n.language) });
};

/** Its state; for a reservation, its deadline and the link to pay. */
const State = ({ holding }: { holding: Held }) => {
  const { t, i18n } = useTranslation(['portfolio', 'common']);
  const siteDate = useSiteDate();
  const { nextDistributionDate: next } = holding;
  return (
    <Row flow>
      {next && holding.nextDistributionOverdue && <LateBadge dueDate={next} />}
      <StatusBadge family="investment" status={holding.state} context={investmentContext(holding)} />
      {waitsForYou(holding) && (
        <>
          {holding.reservedUntil && (
            <Text size="small" muted>
              {t('common:reservation.until', { date: siteDate(holding.reservedUntil, 'moment') })}
            </Text>
          )}
          <TextLink to={paths.payment(holding.id)}>{t('pay')}</TextLink>
        </>
      )}
      {holding.state === 'received' && (
        <Text size="small" muted>
          {holding.cancellable
            ? t('cancelUntil', { date: siteDate(holding.cancelUntil, 'moment') })
            : t('closesOn', {
                date: siteDate(holding.closesAt, 'moment'),
                context: holding.closesInPart ? 'part' : undefined,
              })}
        </Text>
      )}
      {next && (
        <Text size="small" muted>
          {t(holding.nextDistributionOverdue ? 'dueOn' : 'nextOn', { date: formatDate(next, i18n.language) })}
        </Text>
      )}
    </Row>
  );
};

const GROUPS: readonly HoldingGroup[] = ['held', 'progress', 'ended'];

/** Everything invested, in three groups. */
export const HoldingsTable = ({ holdings }: { holdings: readonly Held[] }) => {
  const { t } = useTranslation('portfolio');
  // The first that has something: a table without a row would hide that there is one.
  const [group, setGroup] = useState<HoldingGroup>(
    () => GROUPS.find((one) => holdings.some((holding) => groupOf(holding) === one)) ?? 'held',
  );
  // Late payments come first.
  const inOrder = holdings.toSorted(
    (one, other) => Number(other.nextDistributionOverdue) - Number(one.nextDistributionOverdue),
  );
  const of = (which: HoldingGroup) => inOrder.filter((holding) => groupOf(holding) === which);
  const shown = of(group);
  return (
    <Stack as="section">
      <Row between flow>
        <h2 className={textCss.title3}>{t('holdings')}</h2>
        <Segmented
          label={t('holdings')}
          value={group}
          onChange={setGroup}
          options={GROUPS.map((value) => ({ value, label: `${t(value)} ${of(value).length}` }))}
        />
      </Row>
      {shown.length === 0 ? (
        <Text as="p" muted>
          {t('noneHere')}
        </Text>
      ) : (
        <DataTable
          caption={t('holdings')}
          rows={shown}
          rowKey={({ id }) => id}
          columns={[
            {
              head: t('company'),
              render: (holding) => (
                <Row>
                  <CompanyPicture src={coverFor(holding.coverUrl, holding.category, holding.campaignId)} />
                  <Link to={paths.investmentDetail(holding.id, holding.campaignId)}>
                    <b>
                      <bdi>{holding.campaignName}</bdi>
                    </b>
                  </Link>
                </Row>
              ),
            },
            { head: t('youHold'), render: (holding) => <WhatIsHeld holding={holding} />, wideOnly: true },
            {
              // An amount that was not paid, or was returned, is not invested.
              head: t(group === 'held' ? 'amount' : 'sum'),
              render: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
              figure: true,
            },
            {
              head: t('paidBack'),
              render: ({ principalReturned, incomeReceived, currency }) => (
                <Money amount={principalReturned + incomeReceived} currency={currency} />
              ),
              figure: true,
              wideOnly: true,
            },
            { head: t('state'), render: (holding) => <State holding={holding} />, below: true },
          ]}
        />
      )}
    </Stack>
  );
};
