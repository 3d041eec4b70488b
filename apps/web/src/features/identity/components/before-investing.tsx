import type { ReviewState } from '@cairn/contracts/lifecycles/review.lifecycle';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { paths } from '../../../lib/page/paths.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Panel } from '../../../ui/layout/surface.js';
import { Timeline } from '../../../ui/data/timeline.js';

/** Whether an identity is still to be sent, or sent again; while it is under review there is nothing to do. */
export const asksIdentity = (kycStatus: ReviewState | null): boolean =>
  kycStatus !== 'approved' && kycStatus !== 'under_review';

interface BeforeInvestingProps {
  kycStatus: ReviewState | null;
  /** Whether anything was ever invested. */
  invested: boolean;
}

/** The steps to a first investment; hidden once they are done. */
export const BeforeInvesting = ({ kycStatus, invested }: BeforeInvestingProps) => {
  const { t } = useTranslation('account');
  const approved = kycStatus === 'approved';
  if (approved && invested) return null;
  return (
    <Panel as="section">
      <Stack>
        <h3>{t('home.before')}</h3>
        <Timeline
          items={[
            { id: 'email', title: t('home.email'), state: 'done' },
            {
              id: 'identity',
              title: t('home.identity'),
              state: approved ? 'done' : 'now',
              note: !approved && (
                <Stack gap={2}>
                  {t(kycStatus === 'under_review' ? 'home.identityReview' : 'home.identityNote')}
                  {asksIdentity(kycStatus) && (
                    <div>
                      <Button component={Link} to={paths.identity} variant="default" size="sm">
                        {t('home.start')}
                      </Button>
                    </div>
                  )}
                </Stack>
              ),
            },
            { id: 'first', title: t('home.first'), state: approved ? 'now' : 'next' },
          ]}
        />
      </Stack>
    </Panel>
  );
};
