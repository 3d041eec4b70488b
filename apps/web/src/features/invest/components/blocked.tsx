import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { formatMoney } from '../../../lib/format/format.js';
import { fromCampaign } from '../../../lib/navigation/from-campaign.js';
import { paths } from '../../../lib/page/paths.js';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { useSite } from '../../../lib/site/site.js';
import { coverFor } from '../../../ui/brand/covers.js';
import { Money } from '../../../ui/data/figures.js';
import { Deadline } from '../../../ui/data/site-date.js';
import { StepFoot } from '../../../ui/forms/step-foot.js';
import { Columns, Row, Stack } from '../../../ui/layout/layout.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { Notice, Panel, Terms } from '../../../ui/layout/surface.js';
import type { Offer, Preparation } from '../queries.js';
import { WhatIsOffered } from './summary.js';

/** The values in the sentence of a reason. */
const named = (
  { params }: Preparation['reasons'][number],
  currency: string,
  siteDate: ReturnType<typeof useSiteDate>,
) => {
  const { owed, opensAt, code } = params;
  return {
    // Of a rate that is missing: it may be that of what was stated.
    currency: typeof code === 'string' ? code : currency,
    ...(typeof owed === 'number' ? { owed: formatMoney(owed, currency) } : {}),
    ...(typeof opensAt === 'string' ? { date: siteDate(opensAt, 'moment') } : {}),
  };
};

interface BlockedProps {
  preparation: Preparation;
  /** Of the campaign's public page; undefined until it is there. */
  offer?: Offer | undefined;
  /** Where what the law asks first is stated. */
  mend?: ReactNode;
  /** What the law asks before the payment. */
  ahead?: ReactNode;
  /** The way to the first thing of `ahead`, where nothing else stands in the way. */
  begin?: ReactNode;
  /** Of the reasons by their code: those that `ahead` lists, each with its way. */
  isAhead?: (code: string) => boolean;
}

/** all obstacles at once, each with its solution. */
export const Blocked = ({ preparation, offer, mend, ahead, begin, isAhead = () => false }: BlockedProps) => {
  const { t } = useTranslation('invest');
  const siteDate = useSiteDate();
  const { data: site } = useSite();
  // Where the law admits the verified alone, no limit is meant.
  const keyOf = (code: string) =>
    code === 'accreditation.required' && site?.jurisdictionProfile === 'us_506c' ? 'accreditation.verified' : code;
  const way = fromCampaign({ slug: preparation.slug, name: preparation.campaignName });
  const codes = preparation.reasons.map(({ code }) => code);
  const isOnlyAhead = codes.length > 0 && codes.every(isAhead);
  const name = preparation.campaignName;
  return (
    <Columns kind="main">
      <Stack gap={5}>
        <PageHeader
          title={isOnlyAhead ? t('blocked.first', { count: codes.length }) : t('blocked.title')}
          lede={t(isOnlyAhead ? 'blocked.firstLede' : 'blocked.lede', { name })}
        />
        {preparation.reasons
          .filter(({ code }) => !isAhead(code))
          .map((reason) => (
            <Notice key={reason.code} tone="warning">
              {t(`blocked.${keyOf(reason.code)}`, {
                ...named(reason, preparation.currency, siteDate),
                defaultValue: t('blocked.other'),
              })}
            </Notice>
          ))}
        {ahead}
        <StepFoot back={{ to: paths.campaign(preparation.slug), label: t('amount.back') }}>
          <Row flow>
            {isOnlyAhead && begin}
            {mend}
            {(codes.includes('kyc.required') || codes.includes('kyc.declined')) && (
              <Button component={Link} to={paths.identity} state={way}>
                {t('blocked.identity')}
              </Button>
            )}
            {codes.includes('kyc.under_review') && (
              <Button component={Link} to={paths.identity} state={way} variant="default">
                {t('blocked.identityStatus')}
              </Button>
            )}
            {codes.includes('investment.not_investor_type') && (
              <Button component={Link} to={paths.profileSettings}>
                {t('blocked.accountType')}
              </Button>
            )}
            {codes.includes('investment.debt_open') && (
              <Button component={Link} to={paths.wallet}>
                {t('blocked.addMoney')}
              </Button>
            )}
            {codes.some((code) => code === 'accreditation.required' || code === 'investment.limit_exceeded') && (
              <Button component={Link} to={paths.accreditation(preparation.campaignId)} variant="default">
                {t('blocked.accredit')}
              </Button>
            )}
            <Button component={Link} to={paths.browse} variant="default">
              {t('blocked.others')}
            </Button>
          </Row>
        </StepFoot>
      </Stack>
      <Panel lift as="aside" aria-label={preparation.campaignName}>
        <Stack>
          <WhatIsOffered
            name={preparation.campaignName}
            cover={offer && coverFor(offer.coverUrl, offer.category)}
            pricePerShare={preparation.pricePerShare}
            currency={preparation.currency}
          />
          <Terms
            items={[
              {
                term: t(preparation.proRata === null ? 'amount.left' : 'amount.leftShared'),
                value: <Money amount={preparation.remainingCapacity} currency={preparation.currency} whole />,
              },
              { term: t('summary.closes'), value: <Deadline value={preparation.closesAt} ownLine /> },
            ]}
          />
        </Stack>
      </Panel>
    </Columns>
  );
};
