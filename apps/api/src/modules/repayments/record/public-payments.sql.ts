/** As many as an owner's plan has. */
const MOST = 2000;

/** Of the repayments r of campaign c: those made, and those that are due. */
const SHOWN = `r.campaign_id = c.id
      and (r.state in ('distributing', 'distributed') or (r.state in ('due', 'paying') and not r.early))`;

/** PaymentProgress (contracts) of campaign c, when it is a loan that has payments. */
export const PUBLIC_PROGRESS = `(select json_build_object('made', count(r.paid_at), 'all', count(*),
    'nextDue', min(r.due_on) filter (where r.paid_at is null))
  from repayment r where c.type = 'debt' and ${SHOWN} having count(*) > 0)`;

/** CampaignPayment (contracts) of campaign c, by due date: those made, and those that are due. */
export const PUBLIC_PAYMENTS = `(select coalesce(json_agg(json_build_object('dueDate', p.due_on, 'interest', p.interest,
    'principal', p.principal, 'amount', p.interest + p.principal, 'paidAt', p.paid_at)
    order by p.due_on, p.instalment nulls last, p.id), '[]'::json)
  from (select * from repayment r where ${SHOWN}
    order by r.due_on, r.instalment nulls last, r.id limit ${MOST}) p)`;
