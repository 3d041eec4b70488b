import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/inputs/button.js';
import { paths } from '../../../lib/page/paths.js';
import { useTitle } from '../../../lib/page/use-title.js';
import { FlowBar } from '../../../ui/forms/flow-bar.js';
import { PageFrame, Stack } from '../../../ui/layout/layout.js';
import { Steps } from '../../../ui/forms/steps.js';
import type { Process } from '../steps/queries.js';
import { stepPath } from '../steps/step-paths.js';
import { useStepWords } from '../steps/use-step-words.js';

const STEPS = [
  'amount',
  'investor-details',
  'investor-questionnaire',
  'pre-subscription-information',
  'subscription-agreement',
  'payment',
] as const;

const addressOf = (
  step: (typeof STEPS)[number],
  { id, campaignId, amount }: Pick<Process, 'id' | 'campaignId' | 'amount'>,
): string =>
  step === 'amount' ? paths.invest(campaignId, amount) : step === 'payment' ? paths.payment(id) : stepPath(step, id);

interface InvestFrameProps {
  step: (typeof STEPS)[number];
  title: string;
  /** The campaign's name, once it is known. */
  name: string | undefined;
  /** What was begun: the steps before this one can be opened again. */
  begun?: Pick<Process, 'id' | 'campaignId' | 'amount'> | undefined;
  /** The choice made in the first step. */
  amount?: ReactNode;
  /** In the bar: how long the place is held. */
  clock?: ReactNode;
  /** The way out, where it is more than a link. */
  leave?: ReactNode;
  children: ReactNode;
}

/** The frame of the steps from an amount to a receipt. */
export const InvestFrame = ({ step, title, name, begun, amount, clock, leave, children }: InvestFrameProps) => {
  const { t } = useTranslation('invest');
  useTitle(title);
  const wordsOf = useStepWords();
  const here = STEPS.indexOf(step);
  return (
    <>
      <FlowBar title={name && t('bar', { name })}>
        {clock}
        {leave ?? (
          <Button component={Link} to={paths.investments} variant="subtle">
            {t('leave')}
          </Button>
        )}
      </FlowBar>
      <PageFrame as="main" id="main">
        <Stack gap={7}>
          <Steps
            steps={STEPS.map((id, at) => ({
              id,
              title: t(`steps.${wordsOf(id)}`),
              note: id === 'amount' ? amount : undefined,
              state: at < here ? 'done' : at === here ? 'now' : 'next',
              ...(begun && at < here ? { to: addressOf(id, begun) } : {}),
            }))}
          />
          {children}
        </Stack>
      </PageFrame>
    </>
  );
};
