import type { CampaignPage } from '@cairn/contracts/campaigns/campaign-page.reply';
import { PREVIEW_PATH } from '@cairn/contracts/content/site-preview';
import type { Language } from '@cairn/contracts/kernel/languages';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { useTranslation } from 'react-i18next';
import { DRAFT_CAMPAIGN_PAGE, DRAFT_CARD_PAGE, DRAFT_SLUG } from '../../../lib/page/preview-pages.js';
import { join } from '../../../ui/text/join.js';
import css from './preview-frame.module.css';
import { usePreviewFrame } from './use-preview-frame.js';

export type PreviewShape = 'page' | 'card';
export type PreviewWidth = 'phone' | 'wide';

interface PreviewFrameProps {
  page: Wire<CampaignPage>;
  shape: PreviewShape;
  width: PreviewWidth;
  language: Language;
  scheme: 'light' | 'dark';
}

/** Parts that are read by calls of their own, which a page without a session may not make for a draft. */
const NO_PARTS = {
  documents: 0,
  pictures: 0,
  films: 0,
  people: 0,
  faqs: 0,
  potential: 0,
  discussion: 0,
  updates: { all: 0, investors: 0, followers: 0 },
};

/** The public page in a frame: it has its own language, direction and width, and its links lead nowhere. */
export const PreviewFrame = ({ page, shape, width, language, scheme }: PreviewFrameProps) => {
  const { t } = useTranslation('wizard');
  const frame = usePreviewFrame({
    kind: 'cairn.preview.draft',
    page: shape === 'page' ? DRAFT_CAMPAIGN_PAGE : DRAFT_CARD_PAGE,
    language,
    scheme,
    answers: { [`/equities/front/${DRAFT_SLUG}`]: { ...page, parts: NO_PARTS } },
    items: [],
  });
  return (
    <iframe
      ref={frame}
      className={join(css.frame, width === 'phone' && css.phone)}
      title={t('livePreview.title')}
      src={PREVIEW_PATH}
      // It may open no windows and send no forms.
      sandbox="allow-scripts allow-same-origin"
    />
  );
};
