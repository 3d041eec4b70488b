import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { coverFor } from '../../../ui/brand/covers.js';
import { CompanyPicture } from '../../../ui/data/avatar.js';
import { investmentContext, StatusBadge } from '../../../ui/data/status-badge.js';
import { Row } from '../../../ui/layout/layout.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { Text } from '../../../ui/text/text.js';
import type { HeldInFull } from '../queries.js';
import { waitsForYou } from '../groups.js';

/** Its state; for a reservation, until when; and the number to quote. */
const State = ({ holding }: { holding: HeldInFull }) => {
  const { t } = useTranslation(['portfolio', 'common']);
  const siteDate = useSiteDate();
  const until = waitsForYou(holding) && holding.reservedUntil;
  return (
    <Row as="span" flow>
      <StatusBadge family="investment" status={holding.state} context={investmentContext(holding)} />
      {until && <span>{t('common:reservation.until', { date: siteDate(until, 'moment') })}</span>}
      <Text size="small" muted>
        {t('detail.number', { number: holding.number })}
      </Text>
    </Row>
  );
};

/** The investor, the state, and the amount of an investment that was not paid. */
export const HoldingHead = ({ holding, actions }: { holding: HeldInFull; actions: ReactNode }) => (
  <PageHeader
    title={
      <Row as="span">
        <CompanyPicture size="large" src={coverFor(holding.coverUrl, holding.category, holding.campaignId)} />
        <bdi>{holding.campaignName}</bdi>
      </Row>
    }
    lede={<State holding={holding} />}
    actions={actions}
  />
);
