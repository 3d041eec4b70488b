import type { EntityManager } from 'typeorm';
import { notFound } from '../../../kernel/errors/domain-error.js';

export interface CompanySigner {
  id: string;
  name: string;
}

/**
 * Who signs for the company of a campaign: its owner.
 * @param ownerId who must be that owner; null for whoever may read it
 * @throws request.not_found for somebody else's campaign
 */
export async function companySigner(
  reader: EntityManager,
  campaignId: string,
  ownerId: string | null,
): Promise<CompanySigner> {
  const [row] = await reader.query<CompanySigner[]>(
    `select u.id, u.first_name || ' ' || u.last_name as name from campaign c join app_user u on u.id = c.owner_id
     where c.id = $1 and ($2::uuid is null or c.owner_id = $2)`,
    [campaignId, ownerId],
  );
  if (row === undefined) throw notFound();
  return row;
}
