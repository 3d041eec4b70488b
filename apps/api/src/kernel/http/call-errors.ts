import type { ErrorCode } from '@cairn/contracts';
import { isExportable, type CallMetadata } from './call.metadata.js';

const COMMON: readonly ErrorCode[] = [
  'request.invalid',
  // The language, which every call takes.
  'validation.choice',
  'request.too_many',
  'server.failed',
  'server.busy',
  'server.unavailable',
];
const SIGNED_IN: readonly ErrorCode[] = ['auth.required', 'auth.session_ended', 'auth.forbidden'];
const WITH_BODY: readonly ErrorCode[] = ['request.too_large', 'request.unsupported_media'];
const WITH_FILE: readonly ErrorCode[] = ['file.required', 'file.too_large', 'file.type', 'file.too_small', 'file.busy'];
const COMMANDS: readonly ErrorCode[] = [
  'idempotency.key_required',
  'idempotency.key_reused',
  'idempotency.in_progress',
  'user.closing',
];

/** The errors that a call may give: what its kind brings with it, and those that its declaration names. */
export function errorsOf(call: CallMetadata): readonly ErrorCode[] {
  const { endpoint, options } = call;
  const { method, path, access } = endpoint;
  const isConsole = path.startsWith('/admin/');
  const groups: [applies: boolean, codes: readonly ErrorCode[]][] = [
    [true, COMMON],
    [access !== 'public' && access !== 'provider', SIGNED_IN],
    [path.includes(':'), ['request.not_found']],
    // A caller who may not reach the console gets 404; maintenance leaves the console open.
    [isConsole, ['request.unknown_route']],
    [!isConsole, ['server.maintenance']],
    // A cursor that none of its pages has given.
    [options.page !== undefined, ['validation.format']],
    // A page past the rows that are counted: a cursor leads there.
    [options.page !== undefined && isConsole, ['validation.max']],
    [method !== 'GET', WITH_BODY],
    [options.multipart !== undefined, WITH_FILE],
    [access !== 'provider' && !(endpoint.viewable ?? method === 'GET'), ['auth.view_only']],
    // Always, or where the body holds one of its fields.
    [(endpoint.stepUp ?? false) !== false || isExportable(call), ['auth.step_up_required']],
    [endpoint.team !== undefined && method !== 'GET', ['team.view_only']],
    [endpoint.idempotent === true, COMMANDS],
    [true, options.errors ?? []],
  ];
  return groups.flatMap(([applies, codes]) => (applies ? codes : []));
}
