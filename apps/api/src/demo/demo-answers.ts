import type { CampaignFaqsRequest } from '@cairn/contracts/campaigns/campaign-faqs.request';
import type { DemoCampaign } from './campaign.js';

const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;

/** What the owner of a demonstration campaign answers to the site's questions, and to one of their own. */
export function answersOf({ type, company, minimum, goal, city, rate, months }: DemoCampaign): CampaignFaqsRequest {
  const answers = {
    revenue: `Customers pay ${company} directly. About two thirds come back within a year; the rest are new. Prices are on our website.`,
    risks: `Costs may rise faster than prices, and two people in ${city} know how the whole business runs. If one of them leaves, growth stops until we have found another.`,
    minimum: `With ${dollars(minimum)} we do the first half of the plan and postpone the second. With ${dollars(goal)} we do all of it.`,
    owners:
      type === 'equity'
        ? 'The two founders hold 78% together, eleven employees the rest. There is one bank loan, at 6.1% until 2029.'
        : 'The two founders hold everything. There is one bank loan, at 6.1% until 2029; it is repaid before this one.',
    exit:
      type === 'equity'
        ? 'There is no market for these shares. A sale of the company or a buyback may come, and neither is planned within five years. Dividends are paid when the general meeting decides so.'
        : `By the schedule: interest of ${Number(rate ?? '0.06') * 100}% a year, and the whole loan within ${months ?? 24} months. It cannot be called back earlier.`,
  };
  return {
    campaignFaqs: Object.entries(answers).map(([questionID, answer]) => ({ questionID, answer })),
    campaignCustomFaqs: [
      {
        question: 'How do you tell us how things are going?',
        answer: 'By an update at the end of each quarter, with the figures of the quarter and what went wrong in it.',
      },
    ],
  };
}
