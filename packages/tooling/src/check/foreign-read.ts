/** Tables of another module that one part reads, and why it does not use that module's exports. */
export interface ForeignRead {
  tables: readonly string[];
  why: string;
}

export type ForeignReads = Readonly<Record<string, readonly ForeignRead[]>>;

export const PAGE = 'the page is one statement, and these are its columns';
export const INVARIANT = 'an invariant holds the room’s own records against them';
