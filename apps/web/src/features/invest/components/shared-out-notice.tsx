import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/format/format.js';
import { Notice } from '../../../ui/layout/surface.js';
import type { Offer } from '../queries.js';

type Shared = Pick<Offer, 'allocationMethod' | 'maxOfferingAmount' | 'currency'>;

/** 17 CFR 227.201(h): that a part of what was paid may go back at the closing; nothing where the first come are served. */
export const SharedOutNotice = ({ offer }: { offer: Shared }) => {
  const { t } = useTranslation('invest');
  if (offer.allocationMethod !== 'pro_rata') return null;
  const offered = formatMoney(offer.maxOfferingAmount, offer.currency, { whole: true });
  return (
    <Notice tone="info">
      <b>{t('proRata.mayReturn')}</b>
      <p>{t('proRata.text', { offered })}</p>
    </Notice>
  );
};
