import type { CertificateState } from '@cairn/contracts/certificates/certificate-states';
import { useSay } from '../../lib/words/words.js';
import { Badge, type BadgeLook } from '../../ui/records/badge.js';

const LOOKS: Readonly<Record<CertificateState, BadgeLook>> = {
  valid: { tone: 'success', shape: 'solid' },
  transferred: { tone: 'neutral', shape: 'hollow' },
  cancelled: { tone: 'danger', shape: 'square' },
};

export const CertificateBadge = ({ state }: { state: CertificateState }) => {
  const say = useSay();
  return <Badge {...LOOKS[state]}>{say(`certificates.states.${state}`)}</Badge>;
};
