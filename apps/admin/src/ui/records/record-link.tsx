import type { Wire } from '@cairn/contracts';
import type { AccountHolder } from '@cairn/contracts/admin/ledger.replies';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMaySee } from '../../lib/data/reader.js';
import type { ResourceName } from '../../lib/data/resources.js';
import { Said } from './text.js';

interface RecordLinkProps {
  resource: ResourceName;
  id: string;
  children: ReactNode;
}

/** The name of a record, leading to it where the reader's role may open it. */
export const RecordLink = ({ resource, id, children }: RecordLinkProps) => {
  const name = <Said>{children}</Said>;
  return useMaySee()(resource) ? <Link to={`/${resource}/${encodeURIComponent(id)}`}>{name}</Link> : name;
};

/** The person or the campaign that something belongs to. */
export const HolderLink = ({ holder: { kind, id, name } }: { holder: Wire<AccountHolder> }) => (
  <RecordLink resource={kind === 'user' ? 'users' : 'campaigns'} id={id}>
    {name}
  </RecordLink>
);

interface ListLinkProps {
  resource: ResourceName;
  /** The list's filter, in react-admin's parameters of an address. */
  filter: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** A list narrowed to what belongs to a record. */
export const ListLink = ({ resource, filter, children }: ListLinkProps) =>
  useMaySee()(resource) ? (
    <Link to={{ pathname: `/${resource}`, search: new URLSearchParams({ filter: JSON.stringify(filter) }).toString() }}>
      {children}
    </Link>
  ) : (
    <>{children}</>
  );
