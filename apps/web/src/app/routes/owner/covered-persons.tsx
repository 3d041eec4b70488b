import { useParams } from 'react-router-dom';
import { CoveredSection } from '../../../features/covered/covered-section.js';
import { OwnerFrame } from '../../../features/owner/components/owner-frame.js';

/** The persons whose past may bar the offering (17 CFR 227.503). */
const OwnerCoveredPersons = () => {
  const { id = '' } = useParams();
  return <OwnerFrame id={id}>{() => <CoveredSection campaignId={id} />}</OwnerFrame>;
};

export default OwnerCoveredPersons;
