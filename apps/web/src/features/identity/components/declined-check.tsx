import type { IdentityProvider } from '@cairn/contracts/rails/providers';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Stack } from '../../../ui/layout/layout.js';
import { Notice, Panel } from '../../../ui/layout/surface.js';
import { Text, textCss } from '../../../ui/text/text.js';
import { checkQuery } from '../checks.js';
import { AppealPanel } from './appeal-panel.js';
import { BeginCheck } from './begin-check.js';
import { CheckReasons } from './check-reasons.js';

/** Why a provider declined, and what the person can do: try again, or have it looked at. */
export const DeclinedCheck = ({ provider }: { provider: IdentityProvider }) => {
  const { t } = useTranslation('kyc');
  const query = useQuery(checkQuery(provider));
  return (
    <QueryBoundary query={query} pending={<FormSkeleton fields={2} />}>
      {({ check, north }) => (
        <Stack gap={5}>
          <Notice tone="danger">{t('declined')}</Notice>
          <Panel as="section">
            <Stack>
              {check?.status === 'declined' && (
                <>
                  <h2 className={textCss.title3}>{t('why')}</h2>
                  <CheckReasons check={check} />
                </>
              )}
              <Text as="p" size="small" muted>
                {t('declinedMore')}
              </Text>
              <BeginCheck provider={provider} north={north} again />
              <AppealPanel />
            </Stack>
          </Panel>
        </Stack>
      )}
    </QueryBoundary>
  );
};
