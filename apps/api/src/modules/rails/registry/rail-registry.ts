import { Injectable } from '@nestjs/common';
import type { IdentityProvider, Provider } from '@cairn/contracts/rails/providers';
import type { AccreditationPort } from '../ports/accreditation.port.js';
import type { IdentityPort } from '../ports/identity.port.js';
import type { InboundPort } from '../ports/inbound.port.js';
import type { PartyPort } from '../ports/party.port.js';

/** What a provider offers; each adapter registers its own, and nobody else names a provider's class. */
export interface Rail {
  readonly provider: Provider;
  readonly inbound?: InboundPort;
  readonly identity?: IdentityPort;
  readonly party?: PartyPort;
  readonly accreditation?: AccreditationPort;
}

/** The adapters, by provider and port. */
@Injectable()
export class RailRegistry {
  private readonly rails = new Map<string, Rail>();

  register(rail: Rail): void {
    if (this.rails.has(rail.provider)) throw new Error(`Two rails are called ${rail.provider}`);
    this.rails.set(rail.provider, rail);
  }

  /** Undefined for a provider that sends no messages, and for no provider. */
  inbound(provider: string): InboundPort | undefined {
    return this.rails.get(provider)?.inbound;
  }

  /** @throws when the provider has no such adapter: a fault of the program */
  identity(provider: IdentityProvider): IdentityPort {
    const port = this.rails.get(provider)?.identity;
    if (port === undefined) throw new Error(`${provider} confirms no identities`);
    return port;
  }

  /** @throws when the provider has no such adapter: a fault of the program */
  party(provider: IdentityProvider): PartyPort {
    const port = this.rails.get(provider)?.party;
    if (port === undefined) throw new Error(`${provider} keeps no parties`);
    return port;
  }

  /** @throws when the provider has no such adapter: a fault of the program */
  accreditation(provider: IdentityProvider): AccreditationPort {
    const port = this.rails.get(provider)?.accreditation;
    if (port === undefined) throw new Error(`${provider} verifies no accreditation`);
    return port;
  }
}
