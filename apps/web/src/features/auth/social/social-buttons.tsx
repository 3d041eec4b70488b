import { SOCIAL_PROVIDER_NAMES, type SocialProviderName } from '@cairn/contracts/social/social-providers';
import { socialApi } from '@cairn/contracts/social/social.endpoints';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../ui/inputs/button.js';
import { send } from '../../../lib/api/api.js';
import { beginVisit } from '../../../lib/site/social-visit.js';
import { Stack } from '../../../ui/layout/layout.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { originOf } from '../sign-in.js';
import { socialProvidersQuery } from './providers.query.js';
import css from './social-buttons.module.css';

/** Leaves for the provider's own page. */
export const useVisit = () =>
  useMutation({
    mutationFn: async ({ provider, from }: { provider: SocialProviderName; from: string | null }) => {
      const codeChallenge = await beginVisit(provider, from);
      const { authorizationUrl } = await send(socialApi.login, { body: { provider, codeChallenge } });
      if (!authorizationUrl) throw new Error('The provider has no page to go to');
      window.location.assign(authorizationUrl);
    },
  });

/** Accounts elsewhere that sign in here; a site that has set up none shows nothing. */
export const SocialButtons = () => {
  const { t } = useTranslation('auth');
  const { state } = useLocation();
  const { data } = useQuery(socialProvidersQuery);
  const visit = useVisit();
  if (!data || data.offered.length === 0) return null;
  return (
    <Stack gap={4}>
      <p className={css.or}>{t('social.or')}</p>
      <RefusalNotice error={visit.error} />
      <div className={css.buttons}>
        {data.offered.map((provider) => (
          <Button
            key={provider}
            variant="default"
            loading={(visit.isPending || visit.isSuccess) && visit.variables.provider === provider}
            onClick={() => visit.mutate({ provider, from: originOf(state) })}
          >
            {SOCIAL_PROVIDER_NAMES[provider]}
          </Button>
        ))}
      </div>
    </Stack>
  );
};
