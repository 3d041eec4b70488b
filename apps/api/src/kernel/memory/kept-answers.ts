import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';
import { Signals } from '../outbox/signals.js';
import type { FinishedJson } from './finished-json.js';
import { FinishedReplies, type ChangeTopic } from './finished-replies.js';

interface Kind {
  topics: readonly ChangeTopic[];
  /** How long a cached answer is valid without a signal: changes that send no signal may be visible that late. */
  seconds: number;
  /** Its part of the memory, in hundredths. */
  share: number;
}

/** Public answers, by the data that they are made from. */
const KINDS = {
  /** Words and settings of the site. */
  content: { topics: ['content', 'settings'], seconds: 60, share: 30 },
  /** Campaigns with their totals; there is no signal for totals, since every investment changes them. */
  campaigns: { topics: ['campaigns', 'content', 'settings'], seconds: 1, share: 70 },
} as const satisfies Record<string, Kind>;
export type KeptKind = keyof typeof KINDS;

export const KEPT_KINDS = Object.keys(KINDS) as KeptKind[];

/** During maintenance nothing is answered from memory; the maintenance guard answers. */
export interface Closing {
  /** The cached value of this process; null where it would have to ask the database. */
  known(address: string): boolean | null;
  /** Asks the database where it has to. */
  asked(address: string): Promise<boolean>;
}

const NEVER: Closing = { known: () => false, asked: async () => false };

const MEGABYTE = 1_048_576;

/** Answers of the API that are cached in this process, as they are sent. */
@Injectable()
export class KeptAnswers {
  /** Whether the site is closed to an address. */
  closing: Closing = NEVER;
  private readonly replies: ReadonlyMap<KeptKind, FinishedReplies<FinishedJson>>;

  constructor(signals: Signals, config: Config) {
    this.replies = new Map(
      config.ANSWERS_MEMORY === 0
        ? []
        : KEPT_KINDS.map((kind) => {
            const { topics, seconds, share } = KINDS[kind];
            const mostBytes = (config.ANSWERS_MEMORY * MEGABYTE * share) / 100;
            return [
              kind,
              new FinishedReplies<FinishedJson>(signals, {
                topics,
                mostBytes,
                freshMilliseconds: seconds * 1_000,
                staleMilliseconds: 0,
              }),
            ];
          }),
    );
  }

  /** Null where nothing is kept. */
  of(kind: KeptKind | undefined): FinishedReplies<FinishedJson> | null {
    return (kind && this.replies.get(kind)) ?? null;
  }
}
