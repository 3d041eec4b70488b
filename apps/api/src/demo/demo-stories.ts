import { formatMoney } from '@cairn/i18n';
import type { DemoCampaign } from './campaign.js';
import { aChart } from './demo-pictures.js';
import type { DemoWorld } from './demo-world.js';

const CENTS = 100;
const WHOLE = 100;

/** What the money is for, in parts of the goal. */
const USES: readonly (readonly [use: string, percent: number])[] = [
  ['Equipment and building work', 55],
  ['Stock and first orders', 30],
  ['Reserve for the first six months', 15],
];

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const heading = (text: string) => ({ type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] });
const row = (type: 'tableHeader' | 'tableCell', ...cells: string[]) => ({
  type: 'tableRow',
  content: cells.map((text) => ({ type, content: [paragraph(text)] })),
});

const useOfFunds = ({ goal }: DemoCampaign): object[] => [
  heading('Use of funds'),
  {
    type: 'table',
    content: [
      row('tableHeader', 'For', 'Amount', 'Share'),
      ...USES.map(([use, percent]) => {
        const amount = formatMoney('en', BigInt((goal * CENTS * percent) / WHOLE), 'USD', { whole: true });
        return row('tableCell', use, amount, `${percent}%`);
      }),
    ],
  },
  {
    type: 'callout',
    attrs: { kind: 'warning' },
    content: [paragraph('These amounts are estimates. If we raise less than the goal, we buy the equipment first.')],
  },
];

/** The long story of a campaign: its parts, and what the money is for, drawn and in figures. */
export async function storyBody(world: DemoWorld, campaignId: string, plan: DemoCampaign): Promise<object> {
  const percents = USES.map(([, percent]) => percent);
  const chart = await aChart(world, campaignId, percents, {
    alt: `Three stones in a row: ${percents.join(', ')} percent of the goal`,
    caption: 'The goal in three parts: equipment, stock, reserve.',
  });
  const parts = plan.story.flatMap(([title, text]) => [heading(title), paragraph(text)]);
  const [head, ...figures] = useOfFunds(plan);
  return { type: 'doc', content: [...parts, ...(head ? [head] : []), chart, ...figures] };
}
