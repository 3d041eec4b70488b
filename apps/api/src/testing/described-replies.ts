import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Ajv, type ValidateFunction } from 'ajv';
import { API_FOLDER } from '../kernel/config/folders.js';

type Schema = Record<string, unknown>;
interface Answer {
  /** Of a failure: the codes that the operation gives with this status. */
  description: string;
  content: Record<string, { schema: Schema }>;
}
interface Described {
  paths: Record<string, Record<string, { responses: Record<string, Answer> }>>;
  components: { schemas: Record<string, Schema> };
}

const COMPONENT = '#/components/schemas/';
const JSON_TYPE = 'application/json';

/** As `npm run gen` has written it; `npm run check` proves that it is what the code says. */
let described: Described | undefined;
const description = (): Described =>
  (described ??= JSON.parse(readFileSync(join(API_FOLDER, 'openapi.json'), 'utf8')) as Described);

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
const ajv = new Ajv({
  strict: false,
  // A schema is asked a few times: making its code shorter, or holding it to the schema of schemas, costs more.
  code: { optimize: false },
  validateSchema: false,
  formats: {
    'date-time': instant,
    date: /^\d{4}-\d\d-\d\d$/,
    uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    email: /^[^@]+@[^@]+$/,
    uri: /^https?:/,
    int64: true,
    password: true,
    binary: true,
  },
});

/** The same schema, in which an object has the fields that are named and no other; its references are next to it. */
function closed(schema: Schema): Schema {
  const used = new Map<string, unknown>();
  const close = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(close);
    if (typeof part !== 'object' || part === null) return part;
    const { $ref: reference } = part as Schema;
    if (typeof reference === 'string') {
      const name = reference.slice(COMPONENT.length);
      if (!used.has(name)) {
        used.set(name, true);
        used.set(name, close(description().components.schemas[name]));
      }
      return { $ref: `#/$defs/${name}` };
    }
    const copy = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, close(value)]));
    return 'properties' in copy && Object.keys(Object(copy['properties'])).length > 0
      ? { ...copy, additionalProperties: false }
      : copy;
  };
  const whole = close(schema) as Schema; // an object stays one
  return { ...whole, $defs: Object.fromEntries(used) };
}

const answerOf = (method: string, path: string, status: number): Answer | undefined =>
  description().paths[path]?.[method.toLowerCase()]?.responses[status];

/** By the text of the schema: most refusals, and many answers, have one and the same. */
const validators = new Map<string, ValidateFunction>();

/** Null where the description has no such answer. */
function validatorOf(method: string, path: string, status: number): ValidateFunction | null {
  const schema = answerOf(method, path, status)?.content[JSON_TYPE]?.schema;
  if (schema === undefined) return null;
  const key = JSON.stringify(schema);
  const validator = validators.get(key) ?? ajv.compile(closed(schema));
  validators.set(key, validator);
  return validator;
}

/** What is wrong with a reply, by the description; null when nothing is. */
export function faultIn(method: string, route: string, status: number, payload: string): string | null {
  const path = route.replace(/:([A-Za-z]+)/g, '{$1}');
  const said = `${method} ${path} ${status}`;
  if (description().paths[path]?.[method.toLowerCase()] === undefined) return null;
  const validate = validatorOf(method, path, status);
  const body: unknown = JSON.parse(payload);
  if (validate === null) return `${said}: not described, ${payload.slice(0, 80)}`;
  if (validate(body)) {
    const { code } = Object(body) as { code?: string };
    const named = answerOf(method, path, status)?.description.split(', ') ?? [];
    return code === undefined || named.includes(code) ? null : `${said}: ${code} is not named`;
  }
  const [first] = validate.errors ?? [];
  return `${said}: ${first?.instancePath} ${first?.message} ${JSON.stringify(first?.params)}`;
}

/** Holds every JSON reply of an application to the description; gives what did not fit so far. */
export function holdToDescription(app: NestFastifyApplication): () => string[] {
  const faults = new Set<string>();
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const { url } = request.routeOptions;
    const isJson = String(reply.getHeader('content-type')).startsWith(JSON_TYPE);
    if (url !== undefined && isJson && typeof payload === 'string' && payload !== '') {
      const fault = faultIn(request.method, url, reply.statusCode, payload);
      if (fault !== null) faults.add(fault);
    }
    done(null, payload);
  });
  return () => [...faults];
}
