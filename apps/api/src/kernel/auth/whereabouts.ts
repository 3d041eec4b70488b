import { isIPv4 } from 'node:net';
import { agentOf } from '../http/agent.js';

export interface Whereabouts {
  ip: string | null;
  userAgent: string | null;
}

/** The network prefix of an address, since addresses change within it during a day. */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return plain.split('.').slice(0, 2).join('.');
  return plain.split(':').slice(0, 3).join(':').toLowerCase();
}

/**
 * SEC-6: whether a call comes from another kind of browser or another network than its session began in. Sessions
 * opened by the server have neither.
 */
export function isElsewhere(session: Whereabouts, call: Whereabouts): boolean {
  if (session.ip === call.ip && session.userAgent === call.userAgent) return false;
  const hasMoved = session.ip !== null && call.ip !== null && networkOf(session.ip) !== networkOf(call.ip);
  const isOther = session.userAgent !== null && agentOf(session.userAgent) !== agentOf(call.userAgent);
  return hasMoved || isOther;
}
