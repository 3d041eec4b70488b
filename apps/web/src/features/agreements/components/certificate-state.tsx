import type { CertificateState as State } from '@cairn/contracts/certificates/certificate-states';
import { useTranslation } from 'react-i18next';
import { Badge, type BadgeShape, type BadgeTone } from '../../../ui/data/badge.js';

const LOOKS: Readonly<Record<State, [BadgeTone, BadgeShape]>> = {
  valid: ['success', 'solid'],
  transferred: ['neutral', 'hollow'],
  cancelled: ['danger', 'square'],
};

export const CertificateState = ({ state }: { state: State }) => {
  const { t } = useTranslation('agreements');
  const [tone, shape] = LOOKS[state];
  return (
    <Badge tone={tone} shape={shape}>
      {t(`certificate.states.${state}`)}
    </Badge>
  );
};
