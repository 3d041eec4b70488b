import { ApiError } from '@cairn/client';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/page/paths.js';
import { useLanguage } from '../../../lib/format/use-language.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { SiteDate } from '../../../ui/data/site-date.js';
import { Stack } from '../../../ui/layout/layout.js';
import { LongForm } from '../../../ui/forms/long-form.js';
import { PageHeader } from '../../../ui/layout/page-header.js';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.js';
import { Text, TextLink } from '../../../ui/text/text.js';
import { pageQuery } from '../../../lib/site/content.queries.js';
import { ReadingSkeleton } from './reading-skeleton.js';

/**
 * A page that the site's people write in the console, in the reader's language.
 * @param children what the program adds below their words
 */
export const SitePage = ({ slug, children }: { slug: string; children?: ReactNode }) => {
  const { t } = useTranslation('content');
  const language = useLanguage();
  const query = useQuery(pageQuery(language, slug));
  useTitle(query.data?.title ?? t('page.title'));
  if (query.isPending) return <ReadingSkeleton />;
  if (query.isError) {
    if (!(query.error instanceof ApiError) || query.error.status !== 404) {
      return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
    }
    return (
      <EmptyState
        picture="no-match"
        title={t('page.gone')}
        action={<TextLink to={paths.helpCentre}>{t('page.help')}</TextLink>}
      >
        {t('page.goneText')}
      </EmptyState>
    );
  }
  const { title, description, body, updatedAt } = query.data;
  return (
    <Stack gap={7}>
      <PageHeader title={title} lede={description} />
      <LongForm document={body} />
      {children}
      <Text as="p" size="small" muted>
        {t('page.changed')} <SiteDate value={updatedAt} />
      </Text>
    </Stack>
  );
};
