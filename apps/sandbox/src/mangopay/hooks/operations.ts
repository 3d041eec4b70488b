import { newId } from '../../core/identifiers.js';
import { wrong } from '../api/failure.js';
import { oneOf, requireShape, text, textOf } from '../api/fields.js';
import type { Operation } from '../api/operation.js';
import type { HookDocument } from '../documents.js';
import { found } from '../users/users.js';
import { secondsOf } from '../world.js';
import { listen } from './telling.js';

const ADDRESS = text(2048, /^https?:\/\/\S+$/);
const EVENT = text(80, /^[A-Z_]+$/);

const hookBody = (hook: HookDocument): object => ({
  Id: hook.id,
  Tag: hook.tag,
  CreationDate: secondsOf(hook.createdAt),
  Url: hook.url,
  Status: hook.status,
  Validity: hook.validity,
  EventType: hook.eventType,
});

/** One address for each kind of event. */
export const HOOK_OPERATIONS: readonly Operation[] = [
  {
    name: 'hooks.create',
    method: 'POST',
    path: '/hooks',
    run(world, { body }) {
      requireShape(body, { required: { EventType: EVENT, Url: ADDRESS } });
      const eventType = String(body['EventType']);
      if (world.hooks.all().some((hook) => hook.eventType === eventType)) {
        throw wrong({ EventType: 'A hook has already been registered for this EventType.' });
      }
      const hook: HookDocument = {
        id: newId('hook_m'),
        tag: typeof body['Tag'] === 'string' ? body['Tag'] : null,
        createdAt: world.clock.now(),
        eventType,
        url: String(body['Url']),
        status: 'ENABLED',
        validity: 'UNKNOWN',
        failures: 0,
      };
      world.hooks.put(hook.id, hook);
      listen(world, hook);
      return hookBody(hook);
    },
  },
  { name: 'hooks.list', method: 'GET', path: '/hooks', run: (world) => world.hooks.all().map(hookBody) },
  {
    name: 'hooks.get',
    method: 'GET',
    path: '/hooks/:id',
    run: (world, { path: { id = '' } }) => hookBody(found(world.hooks.get(id))),
  },
  {
    name: 'hooks.save',
    method: 'PUT',
    path: '/hooks/:id',
    run(world, { body, path: { id = '' } }) {
      requireShape(body, {
        optional: { Url: ADDRESS, Status: oneOf('ENABLED', 'DISABLED'), EventType: EVENT, Id: text() },
      });
      const hook = found(world.hooks.get(id));
      // An invalid hook stays invalid, at whatever address.
      if (body['Url'] !== undefined) hook.url = textOf(body, 'Url');
      if (body['Status'] !== undefined) hook.status = body['Status'] === 'ENABLED' ? 'ENABLED' : 'DISABLED';
      world.hooks.put(hook.id, hook);
      listen(world, hook);
      return hookBody(hook);
    },
  },
];
