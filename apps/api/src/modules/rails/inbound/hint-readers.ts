import { Injectable } from '@nestjs/common';
import type { HintKind, ProviderHint } from '@cairn/contracts';
import type { Provider } from '@cairn/contracts/rails/providers';

/**
 * Reads from the provider what a hint is about. False if the object is not ours.
 * @throws when the provider gives no answer: the message is acted on later
 */
export type HintReader = (provider: Provider, ref: string) => Promise<boolean>;

/** Who reads what a message is about, by its kind. */
@Injectable()
export class HintReaders {
  private readonly readers = new Map<HintKind, HintReader>();

  register(kind: HintKind, reader: HintReader): void {
    if (this.readers.has(kind)) throw new Error(`Two readers of hints of ${kind}`);
    this.readers.set(kind, reader);
  }

  async follow(provider: Provider, { kind, ref }: ProviderHint): Promise<boolean> {
    return (await this.readers.get(kind)?.(provider, ref)) ?? false;
  }
}
