import { endpoint } from '../kernel/endpoint.js';
import type { SwitchWayToPayRequest, WayToPay } from './ways-to-pay.js';

/** The ways to pay in the console. */
export const waysToPayApi = {
  list: endpoint<object, WayToPay[]>('GET', '/admin/ways-to-pay', 'settings.change'),
  switch: endpoint<{ body: SwitchWayToPayRequest }, WayToPay[]>('PATCH', '/admin/ways-to-pay', 'settings.change', {
    stepUp: true,
  }),
};
