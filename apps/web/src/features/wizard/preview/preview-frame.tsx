import type { CampaignPage } from '@cairn/contracts/campaigns/campaign-page.reply';
import { draftCampaign, type DraftParts } from '@cairn/contracts/content/draft-campaign';
import { PREVIEW_PATH } from '@cairn/contracts/content/site-preview';
import type { Language } from '@cairn/contracts/kernel/languages';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { useTranslation } from 'react-i18next';
import { join } from '../../../ui/text/join.js';
import css from './preview-frame.module.css';
import { usePreviewFrame } from './use-preview-frame.js';

export type PreviewShape = 'page' | 'card';
export type PreviewWidth = 'phone' | 'wide';

interface PreviewFrameProps {
  page: Wire<CampaignPage>;
  /** Its documents, pictures, questions and people. */
  parts: DraftParts | undefined;
  shape: PreviewShape;
  width: PreviewWidth;
  language: Language;
  scheme: 'light' | 'dark';
  isBeside: boolean;
}

/** The public page in a frame: it has its own language, direction and width, and its links lead nowhere. */
export const PreviewFrame = ({ page, parts, shape, width, language, scheme, isBeside }: PreviewFrameProps) => {
  const { t } = useTranslation('wizard');
  const frame = usePreviewFrame({
    kind: 'cairn.preview.draft',
    language,
    scheme,
    ...draftCampaign(page, shape, parts),
  });
  return (
    <iframe
      ref={frame}
      className={join(css.frame, width === 'phone' && css.phone, isBeside && css.beside)}
      title={t('livePreview.title')}
      src={PREVIEW_PATH}
      // It may open no windows and send no forms.
      sandbox="allow-scripts allow-same-origin"
    />
  );
};
