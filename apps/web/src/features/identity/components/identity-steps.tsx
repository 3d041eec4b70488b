import { useTranslation } from 'react-i18next';
import { Steps } from '../../../ui/forms/steps.js';

const ORDER = ['you', 'money', 'last'] as const;
export type IdentityStep = (typeof ORDER)[number];

interface IdentityStepsProps {
  now: IdentityStep;
  /** Whether a provider confirms the identity, or the site's staff alone. */
  byProvider: boolean;
}

/** The three steps of an identity: who, of what means, and how it is confirmed. */
export const IdentitySteps = ({ now, byProvider }: IdentityStepsProps) => {
  const { t } = useTranslation('kyc');
  const at = ORDER.indexOf(now);
  const title = (step: IdentityStep) => t(`steps.${step === 'last' ? (byProvider ? 'papers' : 'review') : step}`);
  return (
    <Steps
      steps={ORDER.map((id, index) => ({
        id,
        title: title(id),
        state: index < at ? 'done' : index === at ? 'now' : 'next',
      }))}
    />
  );
};
