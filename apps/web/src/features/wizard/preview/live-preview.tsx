import { ApiError } from '@cairn/client';
import { LANGUAGES, type Language } from '@cairn/contracts/kernel/languages';
import { Drawer, useComputedColorScheme } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { languageOf } from '../../../lib/format/format.js';
import { paths } from '../../../lib/page/paths.js';
import { PageSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { EmptyState, ErrorState } from '../../../ui/feedback/states.js';
import { Button } from '../../../ui/inputs/button.js';
import { Segmented } from '../../../ui/inputs/segmented.js';
import { Row, Stack } from '../../../ui/layout/layout.js';
import { livePreviewQuery } from '../queries.js';
import { PreviewFrame, type PreviewShape, type PreviewWidth } from './preview-frame.js';

interface LivePreviewProps {
  id: string;
  opened: boolean;
  onClose: () => void;
}

const Preview = ({ id }: { id: string }) => {
  const { t, i18n } = useTranslation(['wizard', 'campaign']);
  const query = useQuery(livePreviewQuery(id));
  const scheme = useComputedColorScheme('light');
  const [shape, setShape] = useState<PreviewShape>('page');
  const [width, setWidth] = useState<PreviewWidth>('phone');
  const [language, setLanguage] = useState<Language>(languageOf(i18n.language));
  if (query.isPending) return <PageSkeleton kind="article" />;
  if (query.isError) {
    return query.error instanceof ApiError && query.error.code === 'campaign.incomplete' ? (
      <EmptyState picture="no-match" title={t('campaign:preview.early')}>
        {t('campaign:preview.earlyText')}
      </EmptyState>
    ) : (
      <ErrorState error={query.error} onRetry={() => void query.refetch()} />
    );
  }
  return (
    <Stack gap={4}>
      <Row flow>
        <Segmented
          label={t('livePreview.shape')}
          value={shape}
          onChange={setShape}
          options={[
            { value: 'page', label: t('livePreview.page') },
            { value: 'card', label: t('livePreview.card') },
          ]}
        />
        <Segmented
          label={t('livePreview.width')}
          value={width}
          onChange={setWidth}
          options={[
            { value: 'phone', label: t('livePreview.phone') },
            { value: 'wide', label: t('livePreview.wide') },
          ]}
        />
        <Segmented
          label={t('livePreview.language')}
          value={language}
          onChange={setLanguage}
          options={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <Button component={Link} to={paths.preview(id)} variant="subtle" size="sm">
          {t('livePreview.whole')}
        </Button>
      </Row>
      <PreviewFrame page={query.data} {...{ shape, width, language, scheme }} />
    </Stack>
  );
};

/** U-17: the campaign as investors will see it, beside the form that is being filled in. */
export const LivePreview = ({ id, opened, onClose }: LivePreviewProps) => {
  const { t } = useTranslation(['wizard', 'common']);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="60rem"
      title={t('livePreview.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      {opened && <Preview id={id} />}
    </Drawer>
  );
};
