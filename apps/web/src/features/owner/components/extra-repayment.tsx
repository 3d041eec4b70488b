import { useQuery } from '@tanstack/react-query';
import { FormSkeleton } from '../../../ui/feedback/page-skeletons.js';
import { repaymentPlanQuery } from '../queries.js';
import { isRepaidLoan } from '../repaid-loan.js';
import { CreateRepayment, type CreateRepaymentProps } from './create-repayment.js';

/** The form for a repayment outside the schedule; not for a loan that is repaid, of which nothing more is due. */
export const ExtraRepayment = (props: CreateRepaymentProps) => {
  const plan = useQuery(repaymentPlanQuery(props.campaignId));
  if (plan.isPending) return <FormSkeleton />;
  if (plan.data && isRepaidLoan(props.type, plan.data)) return null;
  return <CreateRepayment {...props} />;
};
