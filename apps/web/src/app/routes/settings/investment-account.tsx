import { packOf } from '@cairn/contracts/jurisdictions/packs';
import type { StatementKind } from '@cairn/contracts/jurisdictions/statement-kinds';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../../lib/site/site.js';
import { useHasYearlyLimit } from '../../../lib/site/yearly-limit.js';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { useMe } from '../../../features/auth/me.js';
import { accreditationQuery, profileQuery } from '../../../features/identity/queries.js';
import { Agreement } from '../../../features/identity/components/agreement.js';
import { AccreditationForm } from '../../../features/identity/components/accreditation-form.js';
import { AccreditationState } from '../../../features/identity/components/accreditation-state.js';
import { ClaimSummary } from '../../../features/identity/components/claim-summary.js';
import { EvidencePanel } from '../../../features/identity/components/evidence-panel.js';
import { IdentityStatus } from '../../../features/identity/components/identity-status.js';
import { DetailsForm } from '../../../features/identity/components/details-form.js';
import { SpousePanel } from '../../../features/identity/components/spouse-panel.js';
import { StatedFigures } from '../../../features/identity/figures/stated-figures.js';
import { Means } from '../../../features/identity/figures/means.js';
import { OwnHolders } from '../../../features/invest/holders/own-holders.js';
import { amountAsked, askedBy } from '../../../features/standing/ask-address.js';
import { AskPage } from '../../../features/standing/components/ask-page.js';
import { WaysBack } from '../../../features/standing/components/ways-back.js';
import { OwnLimit } from '../../../features/standing/components/own-limit.js';
import { standingQuery } from '../../../features/standing/queries.js';
import { StandingSection } from './standing-section.js';
import { SettingsFrame } from '../../../features/settings/settings-frame.js';
import { paths } from '../../../lib/page/paths.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { FormSkeleton, RowSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Notice } from '../../../ui/layout/surface.js';
import { PersonText, Text, textCss } from '../../../ui/text/text.js';

const AccreditationSection = () => {
  const { t } = useTranslation('account');
  const query = useQuery(accreditationQuery);
  const { data: me } = useMe();
  return (
    <Stack as="section">
      <h2 className={textCss.title3}>{t('investor.accreditation')}</h2>
      <Text as="p" muted>
        {t('investor.accreditationText')}
      </Text>
      <QueryBoundary query={query} pending={<FormSkeleton fields={3} />}>
        {(accreditation) => (
          <Stack gap={5}>
            {accreditation && <AccreditationState status={accreditation.status} />}
            {accreditation && <ClaimSummary accreditation={accreditation} />}
            {accreditation && <Agreement appliedAt={accreditation.submittedAt} />}
            {accreditation && <EvidencePanel accreditation={accreditation} />}
            {accreditation?.declineReason && (
              <Notice tone="danger">
                <PersonText>{accreditation.declineReason}</PersonText>
              </Notice>
            )}
            {(accreditation === null || accreditation.status === 'declined') && me && (
              <AccreditationForm userId={me.id} />
            )}
          </Stack>
        )}
      </QueryBoundary>
    </Stack>
  );
};

interface AskedProps {
  kind: StatementKind;
  campaignId: string | null;
  amount: number | null;
}

/** One thing that the law asks for. */
const Asked = ({ kind, campaignId, amount }: AskedProps) => {
  const query = useQuery(standingQuery(campaignId));
  return (
    <QueryBoundary query={query} pending={<FormSkeleton fields={3} />}>
      {(standing) => <AskPage key={kind} kind={kind} standing={standing} campaignId={campaignId} amount={amount} />}
    </QueryBoundary>
  );
};

const IdentitySection = () => {
  const { t } = useTranslation('account');
  const query = useQuery(profileQuery);
  return (
    <Stack as="section">
      <h2 className={textCss.title3}>{t('investor.identity')}</h2>
      <QueryBoundary query={query} pending={<RowSkeleton count={3} />}>
        {(profile) =>
          profile ? (
            <Stack>
              <IdentityStatus profile={profile} />
              <Means profile={profile} />
            </Stack>
          ) : (
            <Stack>
              <Notice tone="warning">{t('investor.none')}</Notice>
              <Row>
                <Button component={Link} to={paths.identity}>
                  {t('home.identity')}
                </Button>
              </Row>
            </Stack>
          )
        }
      </QueryBoundary>
    </Stack>
  );
};

/** What nobody reviews, and the limit that two spouses share where the law knows one. */
const DetailsSection = () => {
  const { t } = useTranslation('account');
  const hasLimit = useHasYearlyLimit();
  const { data: profile } = useQuery(profileQuery);
  const { data: standing } = useQuery(standingQuery(null));
  if (!profile || !standing) return null;
  return (
    <>
      <Stack as="section">
        <h2 className={textCss.title3}>{t('details.title')}</h2>
        <Text as="p" muted>
          {t(hasLimit ? 'details.lede' : 'details.ledeNoLimit')}
        </Text>
        {profile.status === 'approved' && <DetailsForm key={profile.version} profile={profile} />}
        <StatedFigures />
      </Stack>
      {standing.profile === 'us_regcf' && <SpousePanel />}
    </>
  );
};

const InvestmentAccount = () => {
  const { t } = useTranslation('account');
  const [search] = useSearchParams();
  const { data: site } = useSite();
  const kind = askedBy(search);
  const campaignId = search.get('campaign');
  return (
    <SettingsFrame title={t('investor.title')} lede={t('investor.lede')}>
      {search.get('ask') === 'accreditation' ? (
        <Stack gap={6}>
          <AccreditationSection />
          <WaysBack campaignId={campaignId} />
        </Stack>
      ) : kind === null ? (
        <Stack gap={7}>
          {campaignId !== null && <WaysBack campaignId={campaignId} isProfile />}
          <IdentitySection />
          <OwnLimit />
          <OwnHolders />
          <StandingSection campaignId={campaignId} />
          <DetailsSection />
          {site && packOf(site.jurisdictionProfile).accredits && <AccreditationSection />}
        </Stack>
      ) : (
        <Asked kind={kind} campaignId={campaignId} amount={amountAsked(search)} />
      )}
    </SettingsFrame>
  );
};

export default InvestmentAccount;
