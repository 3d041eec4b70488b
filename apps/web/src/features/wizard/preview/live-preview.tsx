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
import { useTypedParts } from '../typed-step.js';
import { PreviewFrame, type PreviewShape, type PreviewWidth } from './preview-frame.js';
import { previewPartsQuery } from './preview-parts.js';
import { typedPage } from './typed-page.js';

interface PreviewProps {
  id: string;
  /** Beside the form there is room for the width of a phone alone. */
  isBeside?: boolean;
}

const Preview = ({ id, isBeside = false }: PreviewProps) => {
  const { t, i18n } = useTranslation(['wizard', 'campaign']);
  const query = useQuery(livePreviewQuery(id));
  const { data: parts } = useQuery(previewPartsQuery(id));
  const typed = useTypedParts();
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
        {!isBeside && (
          <Segmented
            label={t('livePreview.width')}
            value={width}
            onChange={setWidth}
            options={[
              { value: 'phone', label: t('livePreview.phone') },
              { value: 'wide', label: t('livePreview.wide') },
            ]}
          />
        )}
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
      <PreviewFrame
        page={typedPage(query.data, typed)}
        width={isBeside ? 'phone' : width}
        {...{ parts, shape, language, scheme, isBeside }}
      />
    </Stack>
  );
};

interface LivePreviewProps {
  id: string;
  opened: boolean;
  onClose: () => void;
}

/** U-17: the campaign as investors will see it, over the form, where there is no room beside it. */
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

/** U-17: the same beside the form that is being filled in. */
export const PreviewBeside = ({ id }: { id: string }) => {
  const { t } = useTranslation('wizard');
  return (
    <Stack as="section" gap={3} aria-label={t('livePreview.title')}>
      <h3>{t('livePreview.title')}</h3>
      <Preview id={id} isBeside />
    </Stack>
  );
};
