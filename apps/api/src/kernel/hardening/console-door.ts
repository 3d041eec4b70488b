import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';
import { isListed, splitAddresses } from './address-list.js';

/** Where a request arrived: the host name, and the client address that the trusted proxies report. */
export interface Arrival {
  host: string;
  ip: string;
}

/**
 * SEC-25: the console's own host and addresses, where the configuration names them. Everyone else gets 404.
 */
@Injectable()
export class ConsoleDoor {
  private readonly host: string | null;
  private readonly addresses: readonly string[] | null;

  constructor({ ADMIN_ORIGIN, ADMIN_ADDRESSES }: Config) {
    this.host = ADMIN_ORIGIN === undefined ? null : new URL(ADMIN_ORIGIN).host;
    this.addresses = ADMIN_ADDRESSES === undefined ? null : splitAddresses(ADMIN_ADDRESSES);
  }

  isOpenTo({ host, ip }: Arrival): boolean {
    const isHere = this.host === null || host.toLowerCase() === this.host;
    return isHere && (this.addresses === null || isListed(ip, this.addresses));
  }

  /** Whether the console has a host of its own, and this is it. */
  isOwnHost(host: string): boolean {
    return host.toLowerCase() === this.host;
  }
}
