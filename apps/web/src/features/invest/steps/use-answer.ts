import { ApiError } from '@cairn/client';
import type { InvestingStep } from '@cairn/contracts/jurisdictions/packs';
import type { ChangeInvestmentRequest } from '@cairn/contracts/investments/change-investment.request';
import { investmentsApi } from '@cairn/contracts/investments/investments.endpoints';
import type { Wire } from '@cairn/contracts/kernel/wire';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { send } from '../../../lib/api/api.js';
import { SHARED_KEYS } from '../../../lib/api/shared-keys.js';
import { paths } from '../../../lib/page/paths.js';
import { stepKeys, type Process } from './queries.js';
import { stepPath } from './step-paths.js';

type Answer = Wire<Pick<ChangeInvestmentRequest, 'investorDetails' | 'questionnaire' | 'preSubscription'>>;

/** Saves a step and goes on to the one after it, done before or not: going back and forward loses nothing. */
export const useAnswer = ({ id }: Pick<Process, 'id'>, step: InvestingStep): ((answer: Answer) => Promise<void>) => {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async (answer) => {
    const process = await send(investmentsApi.change, { params: { id }, body: answer }).catch(
      async (error: unknown) => {
        // The site has another law or wording since: its questions are read again.
        if (error instanceof ApiError && error.code === 'investment.questionnaire_changed')
          await Promise.all(
            [SHARED_KEYS.site, stepKeys.process(id)].map((queryKey) => queries.invalidateQueries({ queryKey })),
          );
        throw error;
      },
    );
    queries.setQueryData(stepKeys.process(id), process);
    const place = process.steps.findIndex((one) => one.step === step);
    const next = process.steps[place + 1];
    await navigate(next === undefined ? paths.payment(id) : stepPath(next.step, id));
  };
};
