export { HintReaders } from './inbound/hint-readers.js';
export { RailRegistry } from './registry/rail-registry.js';
export { RailsModule } from './rails.module.js';
export { WebhookEventEntity } from './inbound/webhook-event.entity.js';
export type { InboundMessage, InboundPort, Verdict } from './ports/inbound.port.js';
export type {
  CheckBegun,
  DocumentToSend,
  IdentityPort,
  IdentitySnapshot,
  PersonToConfirm,
} from './ports/identity.port.js';
export type { AccreditationPort, AccreditationSnapshot } from './ports/accreditation.port.js';
export type { PartyPort } from './ports/party.port.js';
export type { Op, Outcome, Reason } from './ports/outcome.js';
