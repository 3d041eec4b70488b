import type { IdentityWay } from '@cairn/contracts/rails/providers';
import { useTranslation } from 'react-i18next';
import { Steps } from '../../../ui/forms/steps.js';

const ORDER = ['you', 'money', 'last'] as const;
export type IdentityStep = (typeof ORDER)[number];

/** What a person does in the last step, by who confirms the identity. */
const LAST = { manual: 'document', shufti: 'papers', north: 'records' } as const satisfies Record<IdentityWay, string>;

interface IdentityStepsProps {
  now: IdentityStep;
  way: IdentityWay;
}

/** The three steps of an identity: who, of what means, and how it is confirmed. */
export const IdentitySteps = ({ now, way }: IdentityStepsProps) => {
  const { t } = useTranslation('kyc');
  const at = ORDER.indexOf(now);
  const title = (step: IdentityStep) => t(`steps.${step === 'last' ? LAST[way] : step}`);
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
