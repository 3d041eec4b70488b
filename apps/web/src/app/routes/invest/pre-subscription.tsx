import { AccountStep } from '../../../features/invest/steps/account-step.js';
import { StepPage } from '../../../features/invest/steps/step-page.js';

const Step = () => (
  <StepPage step="pre-subscription-information">{(process) => <AccountStep process={process} />}</StepPage>
);

export default Step;
