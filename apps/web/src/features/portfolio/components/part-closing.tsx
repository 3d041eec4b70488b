import { useTranslation } from 'react-i18next';
import { useSiteDate } from '../../../lib/format/use-site-date.js';
import { Notice } from '../../../ui/layout/surface.js';
import type { HeldInFull } from '../queries.js';

interface PartClosingProps {
  holding: HeldInFull;
  /** Of the whole campaign; null where its page cannot be read. */
  campaignClosesAt: string | null;
}

/** Of money that an announced closing of a part takes up: when it becomes final, and that the campaign stays open. */
export const PartClosing = ({ holding, campaignClosesAt }: PartClosingProps) => {
  const { t } = useTranslation('portfolio');
  const siteDate = useSiteDate();
  if (!holding.closesInPart || holding.state !== 'received') return null;
  const dates = { date: siteDate(holding.closesAt, 'moment'), until: siteDate(holding.cancelUntil, 'moment') };
  return (
    <Notice tone="info">
      <b>{t('detail.part.title')}</b>
      <p>
        {t(holding.cancellable ? 'detail.part.final' : 'detail.part.finalPast', dates)}
        {campaignClosesAt !== null && ` ${t('detail.part.open', { date: siteDate(campaignClosesAt, 'moment') })}`}
      </p>
    </Notice>
  );
};
