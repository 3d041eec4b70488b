import { KeyInformation } from '../../../features/invest/components/key-information.js';
import { QuestionnaireStep } from '../../../features/invest/steps/questionnaire-step.js';
import { StepPage } from '../../../features/invest/steps/step-page.js';

const Step = () => (
  <StepPage step="investor-questionnaire">
    {(process, preparation) => (
      <>
        <KeyInformation preparation={preparation} />
        <QuestionnaireStep process={process} />
      </>
    )}
  </StepPage>
);

export default Step;
