import type { ReactNode } from 'react';
import type { ResourceName } from '../../lib/data/resources.js';
import type { DetailContents } from '../layout/detail.js';
import { Avatar } from './avatar.js';
import { RecordLink } from './record-link.js';
import { Moment, Said } from './text.js';

interface RecordHeadProps {
  /** The event at the first instant: "Requested", "Opened". */
  begun: string;
  at: string;
  /** Gives the picture its colours; the same person has them everywhere. */
  id: string;
  name: string;
  /** The link of the name: the record of its id in this list. */
  leadsTo?: ResourceName;
  /** Its state and its number. */
  under: ReactNode;
}

/** The head of a record with an owner: its start, its owner and its state. */
export const recordHead = ({
  begun,
  at,
  id,
  name,
  leadsTo,
  under,
}: RecordHeadProps): Pick<DetailContents, 'kicker' | 'picture' | 'name' | 'title' | 'under'> => ({
  kicker: (
    <>
      {begun} <Moment at={at} />
    </>
  ),
  picture: <Avatar id={id} name={name} size="large" />,
  name,
  title:
    leadsTo === undefined ? (
      <Said>{name}</Said>
    ) : (
      <RecordLink resource={leadsTo} id={id}>
        {name}
      </RecordLink>
    ),
  under,
});
