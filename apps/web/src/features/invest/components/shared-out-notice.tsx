import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format/format.js';
import { Notice } from '../../../ui/layout/surface.js';
import type { Offer, Receipt } from '../queries.js';

type Shared = Pick<Offer, 'allocationMethod' | 'maxOfferingAmount' | 'currency'>;

interface SharedOutNoticeProps {
  offer: Shared;
  /** What would be kept of the reader's own investment; null while not too much is committed. */
  now: Receipt['allotmentNow'];
}

/** 17 CFR 227.201(h): that a part of what was paid may go back at the closing; nothing where the first come are served. */
export const SharedOutNotice = ({ offer, now }: SharedOutNoticeProps) => {
  const { t } = useTranslation('invest');
  if (offer.allocationMethod !== 'pro_rata') return null;
  if (now !== null) {
    const money = (amount: number) => formatMoney(amount, offer.currency);
    return (
      <Notice tone="warning">
        <b>{t('proRata.goesBack')}</b>
        <p>
          {t('proRata.kept', {
            part: money(now.allotted),
            amount: money(now.committed),
            returned: money(now.returned),
          })}
        </p>
      </Notice>
    );
  }
  const offered = formatMoney(offer.maxOfferingAmount, offer.currency, { whole: true });
  return (
    <Notice tone="info">
      <b>{t('proRata.mayReturn')}</b>
      <p>{t('proRata.text', { offered })}</p>
    </Notice>
  );
};
