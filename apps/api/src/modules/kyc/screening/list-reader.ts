import type { Readable } from 'node:stream';
import type { ScreeningFault } from '@cairn/contracts';

/** An entry of a list, in whatever form the list comes. */
export interface ListedEntry {
  /** Where it stands in the file. */
  line: number;
  id: string;
  schema: string;
  name: string;
  aliases: string[];
  birthDates: string[];
  countries: string[];
  details: EntryDetails;
}

/** What a list says beside who it is; empty where it says nothing. */
export interface EntryDetails {
  addresses: string;
  identifiers: string;
  sanctions: string;
  phones: string;
  emails: string;
  dataset: string;
  firstSeen: string;
  lastSeen: string;
  lastChange: string;
}

/** The port: whoever can read a file gives its entries one after the other. A service that is asked would be another. */
export interface ListReader {
  /** @throws ListFault for the first thing that cannot be read */
  read(file: Readable): AsyncIterable<ListedEntry>;
}

/** Why a list is not taken, and in which line. */
export class ListFault extends Error {
  constructor(
    readonly fault: ScreeningFault,
    readonly line: number | null = null,
  ) {
    super(`The list has a fault (${fault}) in line ${line ?? 'none'}`);
    this.name = 'ListFault';
  }
}
