import { leadsApi } from '@cairn/contracts';
import { Database } from '../kernel/database/in-tx.js';
import type { MadeCampaign } from './demo-campaigns.js';
import type { DemoWorld } from './demo-world.js';

/** The largest investor who shows a name leads an open campaign; without one, somebody whom the owner names. */
export async function nameLead(world: DemoWorld, { id, owner }: MadeCampaign): Promise<void> {
  const [largest] = await world.app.get(Database).query<{ id: string }>(
    `select i.id from investment i join app_user u on u.id = i.investor_id
     where i.campaign_id = $1 and i.state in ('received', 'settled') and u.show_name order by i.amount desc limit 1`,
    [id],
  );
  await owner.api.send(leadsApi.add, {
    params: { campaignId: id },
    body: {
      type: 'person',
      bio: 'Has built and sold two companies of this kind.',
      reason: 'I have seen the books and the workshop, and invest on the terms of everybody else.',
      ...(largest ? { investmentId: largest.id } : { name: 'Hanne Vik', amount: 6_000_000 }),
    },
  });
}
