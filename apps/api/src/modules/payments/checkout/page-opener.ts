import { Injectable } from '@nestjs/common';
import type { Language } from '@cairn/contracts';
import type { CollectionRail, Provider } from '@cairn/contracts/rails/providers';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../kernel/clock/clock.js';
import { Config } from '../../../kernel/config/config.js';
import type { Identity } from '../../../kernel/http/request.js';
import { RailRegistry, type CollectionOpened, type Outcome } from '../../rails/index.js';
import type { PaymentEntity } from '../record/payment.entity.js';
import type { Payable } from '../record/purposes.js';

export interface Page {
  payable: Payable;
  locale: Language;
}

/** Asks the provider of a way to pay for its page. */
@Injectable()
export class PageOpener {
  constructor(
    private readonly rails: RailRegistry,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  providerOf(rail: CollectionRail): Provider {
    return this.rails.collection(rail).provider;
  }

  /** What a payer adds to the amount for this way to pay. */
  surchargeOf(rail: CollectionRail, currency: string, reader: EntityManager): Promise<bigint> {
    return this.rails.collection(rail).surcharge?.(currency, reader) ?? Promise.resolve(0n);
  }

  open(caller: Identity, payment: PaymentEntity, { payable, locale }: Page): Promise<Outcome<CollectionOpened>> {
    const { PUBLIC_URL } = this.config;
    const op = { key: `checkout:${payment.id}`, attempt: payment.attempt, ip: null };
    return this.rails.collection(payment.rail).start(op, {
      paymentId: payment.id,
      amount: { minor: payment.amount + payment.surcharge, currency: payment.currency },
      description: payable.description,
      customerEmail: caller.email,
      locale,
      successUrl: `${PUBLIC_URL}${payable.successPath}`,
      cancelUrl: `${PUBLIC_URL}${payable.cancelPath}`,
      expiresAt: payment.expiresAt ?? this.clock.now(),
      group: payable.group,
    });
  }
}
