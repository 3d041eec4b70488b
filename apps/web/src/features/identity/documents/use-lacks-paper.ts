import { hasWholePaper } from '@cairn/contracts/kyc/identity-papers';
import type { IdentityWay } from '@cairn/contracts/rails/providers';
import { useQuery } from '@tanstack/react-query';
import { papersQuery, type Profile } from '../queries.js';

/**
 * Whether staff of the site have no whole document yet by which to confirm who somebody is; undefined while that is read.
 * @param profile undefined while it is read, null where nothing was sent: before that no document is taken either
 */
export const useLacksPaper = (way: IdentityWay, profile: Profile | null | undefined): boolean | undefined => {
  const reads = way === 'manual' && profile != null;
  const { data: papers, isPending } = useQuery({ ...papersQuery, enabled: reads });
  if (!reads) return way === 'manual';
  if (isPending) return undefined;
  return papers !== undefined && !hasWholePaper(papers.map(({ title }) => title));
};
