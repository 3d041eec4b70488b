import { investingAccountsApi } from '@cairn/contracts/investments/steps/investing-accounts.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '../../../lib/api/api.js';
import { StepFoot } from '../../../ui/forms/step-foot.js';
import { Button } from '../../../ui/inputs/button.js';
import { layoutCss, Stack } from '../../../ui/layout/layout.js';
import { HolderForm } from '../holders/holder-form.js';
import { knownOf } from '../holders/holder-values.js';
import { stepKeys, type OwnIdentity, type Process } from './queries.js';
import { backOf } from './step-paths.js';
import { useAnswer } from './use-answer.js';

const STEP = 'pre-subscription-information';

/** Under which a new holder waits in the tab until it is sent. */
export const holderDraft = ({ id }: Pick<Process, 'id'>): string => `${id}:holder`;

interface AccountFormProps {
  process: Process;
  identity: OwnIdentity;
  /** Back to the accounts that are there already. */
  onBack: (() => void) | undefined;
}

/** A new holder, in whose name the investment is made. */
export const AccountForm = ({ process, identity, onBack }: AccountFormProps) => {
  const { t } = useTranslation('invest');
  const queries = useQueryClient();
  const answer = useAnswer(process, STEP);
  return (
    <HolderForm
      label={t(`step.${STEP}.title`)}
      stored={knownOf(identity)}
      draftKey={holderDraft(process)}
      submit={async (body) => {
        const { id } = await send(investingAccountsApi.add, { body });
        await queries.invalidateQueries({ queryKey: stepKeys.accounts });
        await answer({ preSubscription: { accountId: id } });
      }}
      renderFoot={(isSubmitting) => (
        <Stack gap={3}>
          {onBack && (
            <Button variant="subtle" className={layoutCss.start} onClick={onBack}>
              {t('account.backToList')}
            </Button>
          )}
          <StepFoot back={{ to: backOf(process, STEP), label: t('steps.investor-questionnaire') }}>
            <Button type="submit" size="lg" loading={isSubmitting}>
              {t('step.next')}
            </Button>
          </StepFoot>
        </Stack>
      )}
    />
  );
};
