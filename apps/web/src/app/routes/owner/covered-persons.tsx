import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { CoveredSection } from '../../../features/covered/covered-section.js';
import { OwnerFrame } from '../../../features/owner/components/owner-frame.js';
import { EmptyState } from '../../../ui/feedback/states.js';

/** The persons whose past may bar the offering (17 CFR 227.503). */
const OwnerCoveredPersons = () => {
  const { t } = useTranslation('covered');
  const { id = '' } = useParams();
  const notAsked = <EmptyState title={t('notAsked.title')}>{t('notAsked.text')}</EmptyState>;
  return <OwnerFrame id={id}>{() => <CoveredSection campaignId={id} notAsked={notAsked} />}</OwnerFrame>;
};

export default OwnerCoveredPersons;
