import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { AgreementBlock, AgreementReader } from '../../../features/agreements/components/agreement-block.js';
import { stepKeys, type Process } from '../../../features/invest/steps/queries.js';
import { StepPage } from '../../../features/invest/steps/step-page.js';
import { backOf } from '../../../features/invest/steps/step-paths.js';
import { paths } from '../../../lib/page/paths.js';
import { StepFoot } from '../../../ui/forms/step-foot.js';
import { Button } from '../../../ui/inputs/button.js';
import { Stack } from '../../../ui/layout/layout.js';

const STEP = 'subscription-agreement';

/** Step four: the agreement, read and signed; once it is, only the payment is left. */
const Agreement = ({ process }: { process: Process }) => {
  const { t } = useTranslation('invest');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { id } = process;
  const isSigned = process.steps.some(({ step, doneAt }) => step === STEP && doneAt !== null);
  const goOn = async (): Promise<void> => {
    await queries.invalidateQueries({ queryKey: stepKeys.process(id) });
    await navigate(paths.payment(id));
  };
  return (
    <Stack gap={6}>
      {isSigned ? <AgreementBlock investmentId={id} /> : <AgreementReader investmentId={id} onSigned={goOn} />}
      <StepFoot back={{ to: backOf(process, STEP), label: t('steps.pre-subscription-information') }}>
        {isSigned && (
          <Button component={Link} to={paths.payment(id)} size="lg">
            {t('step.toPayment')}
          </Button>
        )}
      </StepFoot>
    </Stack>
  );
};

const Step = () => <StepPage step="subscription-agreement">{(process) => <Agreement process={process} />}</StepPage>;

export default Step;
