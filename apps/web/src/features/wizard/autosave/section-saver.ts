import { ApiError } from '@cairn/client';
import { isRefusal } from '../../../lib/api/refusals.js';
import { isSame, without, type StoredSection, type Values } from './values.js';

/** A field that was changed here, and meanwhile elsewhere. */
export interface Conflict {
  theirs: unknown;
  /** When the other value was saved, as ISO text. */
  at: string | null;
}

export type SavingState =
  | { kind: 'quiet' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: number }
  /** Not reached, or without an answer: it is tried again. */
  | { kind: 'waiting'; isReached: boolean }
  /** Something has to be corrected or chosen first. */
  | { kind: 'held'; error?: ApiError };

/** How a section is saved and read, and what its form is told. */
export interface SectionPorts {
  save: (change: Values, version: string) => Promise<StoredSection>;
  read: () => Promise<StoredSection>;
  /** The part of the changes that may be stored. */
  saveable: (stored: Values, changed: Values) => Promise<Values>;
  now: () => number;
  onState: (state: SavingState) => void;
  onConflicts: (conflicts: Readonly<Record<string, Conflict>>) => void;
  /** Values that were saved elsewhere, of fields that nobody has touched here. */
  onAdopted: (values: Values) => void;
  /** Fields that the server refuses, or that wait for another one. */
  onHeld: (names: readonly string[], error?: ApiError) => void;
  onStored: () => void;
  /** What is typed and not stored, with what it would replace. */
  onUnsaved: (typed: Values, stored: Values) => void;
}

const PAUSE = 700;
export const FIRST_RETRY = 2_000;
export const LAST_RETRY = 30_000;
const TOO_MANY = 429;

/** Whether the API refused the save for good: what it had no time for is sent again. */
export const isFinal = (error: unknown): error is ApiError => isRefusal(error) && error.status !== TOO_MANY;

/**
 * Saves a section as it is typed: after a pause, one request at a time, each with what has changed since the last one.
 * Nothing that was saved elsewhere is overwritten before its reader has chosen.
 */
export class SectionSaver {
  private ports!: SectionPorts;
  private typed: Values;
  /** What was sent for a field, where the server writes it in another way. */
  private sent: Values = {};
  private refused: Values = {};
  private conflicts: Readonly<Record<string, Conflict>> = {};
  private flight: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private retry = FIRST_RETRY;
  private error: unknown;
  /** Counts what is typed and chosen: a request that was on its way did not know of it. */
  private edition = 0;

  constructor(private stored: StoredSection) {
    this.typed = stored.values;
  }

  /** How it saves from now on; before, nothing can be typed. */
  connect(ports: SectionPorts): void {
    this.ports = ports;
  }

  /** Takes what the form holds now. */
  type(values: Values): void {
    this.typed = { ...this.typed, ...values };
    this.edition += 1;
    this.refused = Object.fromEntries(
      Object.entries(this.refused).filter(([name, value]) => isSame(value, this.typed[name])),
    );
    const changed = this.changes();
    this.ports.onUnsaved(changed, this.stored.values);
    if (Object.keys(this.waitingFor(changed)).length > 0) this.in(PAUSE);
  }

  /** Types again what was kept; what was stored meanwhile is shown beside it. */
  restore(typed: Values, overtaken: readonly string[]): void {
    if (Object.keys(typed).length === 0) return;
    const { values } = this.stored;
    this.tellConflicts(Object.fromEntries(overtaken.map((name) => [name, { theirs: values[name], at: null }])));
    this.type(typed);
  }

  /** Why the last save failed; undefined where it did not. */
  trouble(): unknown {
    return this.error;
  }

  /** Saves at once what can be saved, and tells whether all of it is stored. */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer);
    await this.run();
    return Object.keys(this.changes()).length === 0;
  }

  /** Takes over what a save of another section has changed here, then saves what can be saved now. */
  async reread(): Promise<void> {
    await this.flight;
    try {
      this.merge(await this.ports.read(), null);
    } catch {
      // The next save is told of it, and reads then.
    }
    await this.flush();
  }

  /** Ends a conflict with the one value or the other. */
  choose(name: string, which: 'mine' | 'theirs'): void {
    const conflict = this.conflicts[name];
    if (!conflict) return;
    this.edition += 1;
    this.tellConflicts(Object.fromEntries(Object.entries(this.conflicts).filter(([other]) => other !== name)));
    if (which === 'theirs') {
      this.typed = { ...this.typed, [name]: conflict.theirs };
      this.ports.onAdopted({ [name]: conflict.theirs });
    }
    void this.flush();
  }

  private in(wait: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.run(), wait);
  }

  private changes(): Values {
    return Object.fromEntries(
      Object.entries(this.typed).filter(
        ([name, value]) =>
          !isSame(value, this.stored.values[name]) && !(name in this.sent && isSame(value, this.sent[name])),
      ),
    );
  }

  private waitingFor(changed: Values): Values {
    return without(changed, [...Object.keys(this.conflicts), ...Object.keys(this.refused)]);
  }

  private run(): Promise<void> {
    this.flight ??= this.saveAll().finally(() => {
      this.flight = null;
    });
    return this.flight;
  }

  private async saveAll(): Promise<void> {
    let isSaved = false;
    for (;;) {
      const { edition } = this;
      const changed = this.waitingFor(this.changes());
      const part = await this.ports.saveable(this.stored.values, changed);
      const left = Object.keys(changed).filter((name) => !(name in part));
      if (Object.keys(part).length > 0) {
        if (!(await this.saveOnce(part))) return undefined;
        isSaved = true;
      } else if (edition === this.edition) return this.settle(left, isSaved);
    }
  }

  private settle(left: readonly string[], isSaved: boolean): void {
    const isOpen = Object.keys(this.changes()).length > 0;
    if (isOpen) {
      this.ports.onState({ kind: 'held' });
      this.ports.onHeld(left);
    } else if (isSaved) this.ports.onState({ kind: 'saved', at: this.ports.now() });
    else this.ports.onState({ kind: 'quiet' });
  }

  /** Whether there may be more to save. */
  private async saveOnce(part: Values): Promise<boolean> {
    this.ports.onState({ kind: 'saving' });
    try {
      this.accept(await this.ports.save(part, this.stored.version), part);
      return true;
    } catch (error) {
      this.error = error;
      return this.failed(error, part);
    }
  }

  private accept(stored: StoredSection, sent: Values): void {
    this.stored = stored;
    this.error = undefined;
    this.sent = { ...this.sent, ...sent };
    this.retry = FIRST_RETRY;
    this.ports.onUnsaved(this.changes(), stored.values);
    this.ports.onStored();
  }

  private async failed(error: unknown, part: Values): Promise<boolean> {
    if (!isFinal(error)) {
      this.ports.onState({ kind: 'waiting', isReached: error instanceof ApiError && error.status > 0 });
      this.in(this.retry);
      this.retry = Math.min(this.retry * 2, LAST_RETRY);
      return false;
    }
    if (error.code === 'campaign.overtaken') {
      try {
        this.merge(await this.ports.read(), typeof error.params['at'] === 'string' ? error.params['at'] : null);
        return true;
      } catch (unread) {
        return isFinal(unread) ? this.refuse(unread, part) : this.failed(unread, part);
      }
    }
    return this.refuse(error, part);
  }

  /** What the server refuses is not sent again until it is typed anew; where it names no field, none of it is. */
  private refuse(error: ApiError, part: Values): boolean {
    const named = error.fields.map(({ field }) => field).filter((field) => field in part);
    const names = named.length > 0 ? named : Object.keys(part);
    this.refused = { ...this.refused, ...Object.fromEntries(names.map((name) => [name, part[name]])) };
    this.ports.onState({ kind: 'held', error });
    this.ports.onHeld(names, error);
    return named.length > 0 && named.length < Object.keys(part).length;
  }

  /** U-20: what others saved is taken over where nobody has typed here, and shown where somebody has. */
  private merge(theirs: StoredSection, at: string | null): void {
    const mine = this.changes();
    const moved = Object.keys(theirs.values).filter((name) => !isSame(theirs.values[name], this.stored.values[name]));
    const adopted = moved.filter((name) => !(name in mine));
    const contested = moved.filter((name) => name in mine && !isSame(mine[name], theirs.values[name]));
    this.stored = theirs;
    this.sent = without(this.sent, moved);
    const taken = Object.fromEntries(adopted.map((name) => [name, theirs.values[name]]));
    this.typed = { ...this.typed, ...taken };
    if (adopted.length > 0) this.ports.onAdopted(taken);
    const added = Object.fromEntries(contested.map((name) => [name, { theirs: theirs.values[name], at }]));
    this.tellConflicts({ ...this.conflicts, ...added });
    this.ports.onStored();
  }

  private tellConflicts(conflicts: Readonly<Record<string, Conflict>>): void {
    this.conflicts = conflicts;
    this.ports.onConflicts(conflicts);
  }
}
