import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { QueryBoundary } from '../../../ui/feedback/query-boundary.js';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.js';
import { StepFoot } from '../../../ui/forms/step-foot.js';
import { Button } from '../../../ui/inputs/button.js';
import { ChoiceRows } from '../../../ui/inputs/choice-rows.js';
import { Stack } from '../../../ui/layout/layout.js';
import { forgetStep, keptStep, useKeptStep } from '../../../ui/forms/step-draft.js';
import { useHolderFacts } from '../holders/holder-facts.js';
import { AccountForm, holderDraft } from './account-form.js';
import { accountsQuery, ownIdentityQuery, type Account, type Process } from './queries.js';
import { backOf } from './step-paths.js';
import { useAnswer } from './use-answer.js';

const STEP = 'pre-subscription-information';
const NEW = 'new';

interface ChooseProps {
  process: Process;
  accounts: readonly Account[];
  onNew: () => void;
}

/** An account that was used before: nothing is typed again. */
const ChooseAccount = ({ process, accounts, onNew }: ChooseProps) => {
  const { t } = useTranslation('invest');
  const factsOf = useHolderFacts();
  const answer = useAnswer(process, STEP);
  const key = `${process.id}:${STEP}`;
  const [kept, setChosen] = useKeptStep(key, process.accountId ?? accounts[0]?.id ?? '');
  const chosen = accounts.some(({ id }) => id === kept) ? kept : (accounts[0]?.id ?? '');
  const save = useMutation({
    mutationFn: async () => {
      await answer({ preSubscription: { accountId: chosen } });
      forgetStep(key);
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap={6}>
        <RefusalNotice error={save.error} />
        <ChoiceRows
          legend={t('account.who')}
          value={chosen}
          onChange={(value) => (value === NEW ? onNew() : setChosen(value))}
          choices={[
            ...accounts.map((account) => ({
              value: account.id,
              title: <bdi>{account.holder}</bdi>,
              text: factsOf(account),
            })),
            { value: NEW, title: t('account.another'), text: t('account.anotherText') },
          ]}
        />
        <StepFoot back={{ to: backOf(process, STEP), label: t('steps.investor-questionnaire') }}>
          <Button type="submit" size="lg" loading={save.isPending}>
            {t('step.next')}
          </Button>
        </StepFoot>
      </Stack>
    </form>
  );
};

/** Step three: in whose name. */
export const AccountStep = ({ process }: { process: Process }) => {
  const query = useQuery(accountsQuery);
  const identity = useQuery(ownIdentityQuery);
  // What was begun of a new holder is gone on with.
  const [isNew, setIsNew] = useState(() => keptStep(holderDraft(process)) !== null);
  const chooseKnown = (): void => {
    forgetStep(holderDraft(process));
    setIsNew(false);
  };
  return (
    <QueryBoundary query={query} pending={<FormSkeleton />}>
      {(accounts) =>
        isNew || accounts.length === 0 ? (
          <QueryBoundary query={identity} pending={<FormSkeleton />}>
            {(own) => (
              <AccountForm process={process} identity={own} onBack={accounts.length === 0 ? undefined : chooseKnown} />
            )}
          </QueryBoundary>
        ) : (
          <ChooseAccount process={process} accounts={accounts} onNew={() => setIsNew(true)} />
        )
      }
    </QueryBoundary>
  );
};
