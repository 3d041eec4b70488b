import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { meQuery, useMe } from '../../../features/auth/me.js';
import { LanguageForm } from '../../../features/settings/components/language-form.js';
import { RegionFacts } from '../../../features/settings/components/region-facts.js';
import { SettingsFrame } from '../../../features/settings/settings-frame.js';
import { paths } from '../../../lib/page/paths.js';
import { Stack } from '../../../ui/layout/layout.js';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { Text, TextLink } from '../../../ui/text/text.js';

const Language = () => {
  const { t } = useTranslation('settings');
  const queries = useQueryClient();
  const query = useMe();
  return (
    <SettingsFrame title={t('place.language')} lede={t('language.lede')}>
      <QueryBoundary query={query} pending={<FormSkeleton fields={3} />}>
        {(me) => (
          <Stack gap={7}>
            <Stack gap={3}>
              <LanguageForm me={me} onSaved={(saved) => queries.setQueryData(meQuery.queryKey, saved)} />
              <Text as="p" size="small" muted>
                {t('language.messages')} <TextLink to={paths.emailPreferences}>{t('language.toMessages')}</TextLink>
              </Text>
            </Stack>
            <Stack as="section" gap={3}>
              <h2>{t('language.region')}</h2>
              <RegionFacts />
            </Stack>
          </Stack>
        )}
      </QueryBoundary>
    </SettingsFrame>
  );
};

export default Language;
