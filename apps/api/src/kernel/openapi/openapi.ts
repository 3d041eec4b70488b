import type { INestApplication } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { otherNamesOf } from '@cairn/contracts/kernel/other-names';
import { defaultMetadataStorage } from 'class-transformer/cjs/storage.js';
import { validationMetadatasToSchemas } from 'class-validator-jsonschema';
import { ERRORS, type Endpoint, type ErrorCode } from '@cairn/contracts';
import { SIGNATURE_TEXT_MAX } from '@cairn/contracts/kyc/signature';
import { API_PREFIX } from '../http/api-prefix.js';
import { CALL_METADATA, type CallMetadata, type DtoClass } from '../http/call.metadata.js';
import { errorsOf } from '../http/call-errors.js';
import { withNeeded } from './needed-fields.js';

type Schema = Record<string, unknown>;

const reference = (type: DtoClass | typeof String): Schema =>
  type === String ? { type: 'string' } : { $ref: `#/components/schemas/${type.name}` };

const FAILURE: Schema = {
  type: 'object',
  required: ['status', 'code', 'message'],
  properties: {
    status: { enum: ['fail', 'error'] },
    code: { enum: Object.keys(ERRORS) },
    message: { type: 'string', description: 'In the language of the request' },
    params: { type: 'object' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'code', 'msg'],
        properties: {
          field: { type: 'string' },
          code: { type: 'string' },
          msg: { type: 'string' },
          params: { type: 'object' },
        },
      },
    },
    requestId: { type: 'string' },
  },
};

/** Our own validators, which the converter does not support. */
const CONVERTERS: NonNullable<Parameters<typeof validationMetadatasToSchemas>[0]>['additionalConverters'] = {
  isMoney: () => ({ type: 'integer', format: 'int64', description: 'Minor units' }),
  isAtHost: () => ({ type: 'string' }),
  isCalendarDate: () => ({ type: 'string', format: 'date' }),
  isInstant: () => ({ type: 'string', format: 'date-time' }),
  isNewPassword: () => ({ type: 'string', format: 'password' }),
  isIssuedTaxNumber: () => ({ type: 'string' }),
  isNationalNumber: () => ({ type: 'string' }),
  isBirthDate: () => ({ type: 'string', format: 'date' }),
  isName: () => ({ type: 'string' }),
  isPostalCode: () => ({ type: 'string' }),
  isRegion: () => ({ type: 'string' }),
  isRegistrationNumber: () => ({ type: 'string' }),
  holds: () => ({ type: 'string' }),
  holdsNoCardNumber: () => ({}),
  isObjects: () => ({}),
  isOneLine: () => ({ type: 'string' }),
  isSameAs: () => ({ type: 'string' }),
  isBicOfIban: () => ({ type: 'string' }),
  isSignatureText: () => ({ type: 'string', maxLength: SIGNATURE_TEXT_MAX }),
};

export interface ApiCall {
  call: CallMetadata;
  controller: string;
}

/** Every call that the application answers. */
export function callsOf(app: INestApplication): ApiCall[] {
  const discovery = app.get(DiscoveryService, { strict: false });
  const scanner = new MetadataScanner();
  const reflector = app.get(Reflector);
  return discovery.getControllers().flatMap(({ instance, name }) => {
    if (!instance) return [];
    const prototype = Object.getPrototypeOf(instance) as Record<string, () => unknown>;
    return scanner.getAllMethodNames(prototype).flatMap((method) => {
      const handler = prototype[method];
      const call = handler && reflector.get<CallMetadata | undefined>(CALL_METADATA, handler);
      return call ? [{ call, controller: String(name) }] : [];
    });
  });
}

function envelope({ options }: CallMetadata): Schema {
  const [item] = options.page ? [options.page] : Array.isArray(options.reply) ? options.reply : [];
  const one = options.reply && !Array.isArray(options.reply) ? reference(options.reply) : {};
  const data = item ? { type: 'array', items: reference(item) } : options.replyOrNull ? orNull(one) : one;
  return {
    type: 'object',
    required: ['status', 'data'],
    properties: {
      status: { const: 'success' },
      ...(item ? { results: { type: 'integer' } } : {}),
      ...(options.page ? { total: { type: 'integer' }, nextCursor: { type: ['string', 'null'] } } : {}),
      data: { type: 'object', required: ['data'], properties: { data } },
    },
  };
}

/** Null counts as absent in a request, and stands for an absent value in a reply. */
function orNull(schema: Schema): Schema {
  const { type, enum: choices } = schema;
  if ('$ref' in schema) return { anyOf: [schema, { type: 'null' }] };
  if (typeof type !== 'string') return schema;
  return { ...schema, type: [type, 'null'], ...(Array.isArray(choices) ? { enum: [...choices, null] } : {}) };
}

/** A class's schema, whose fields may be null where they may be left out. */
function withNulls(schema: Schema): Schema {
  const required = (schema['required'] ?? []) as string[]; // as the converter writes it
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
  const told = properties.map(([name, field]) => [name, required.includes(name) ? field : orNull(field)]);
  return { ...schema, properties: Object.fromEntries(told) };
}

const failures = (codes: readonly ErrorCode[]): Schema => {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set(codes))
    byStatus.set(ERRORS[code].http, [...(byStatus.get(ERRORS[code].http) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, of]) => [
      status,
      {
        description: of.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  );
};

const propertiesOf = (query: DtoClass | undefined, schemas: Record<string, Schema>): Record<string, Schema> =>
  (query && (schemas[query.name]?.['properties'] as Record<string, Schema> | undefined)) ?? {};

function parametersOf(endpoint: Endpoint, query: DtoClass | undefined, schemas: Record<string, Schema>): Schema[] {
  const words = [...endpoint.path.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const properties = propertiesOf(query, schemas);
  const asked = Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: false, schema }));
  const language = ['lng', 'language']
    .filter((name) => !(name in properties))
    .map((name) => ({ name, in: 'query', required: false, schema: { enum: ['en', 'fr', 'ar'] } }));
  const key = endpoint.idempotent
    ? [{ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', format: 'uuid' } }]
    : [];
  return [...words, ...asked, ...language, ...key];
}

/** A form has the fields of the body as text, and its files beside them, or instead of a field of their name. */
function formOf(files: readonly string[], body: DtoClass | undefined, schemas: Record<string, Schema>): Schema {
  const binary = Object.fromEntries(files.map((name) => [name, { type: 'string', format: 'binary' }]));
  const required = body ? schemas[body.name]?.['required'] : files;
  return {
    type: 'object',
    properties: { ...propertiesOf(body, schemas), ...binary },
    ...(required === undefined ? {} : { required }),
  };
}

const FILE_TYPES: Readonly<Record<string, string>> = { csv: 'text/csv', pdf: 'application/pdf' };

/** The file that a call returns for a value of `format`. */
function filesOf(query: DtoClass | undefined, schemas: Record<string, Schema>): Schema {
  const { format } = propertiesOf(query, schemas);
  const formats = (format?.['enum'] as (string | null)[] | undefined) ?? [];
  const types = formats.flatMap((name) => (name === null ? [] : (FILE_TYPES[name] ?? [])));
  return Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
}

/** The specification's names that a request may use, beside ours. */
function otherNames(body: DtoClass | undefined): Schema {
  const { fields, wrapper } = otherNamesOf(body);
  const words = [...fields].map(([other, ours]) => `\`${ours}\` is also accepted as \`${other}\`.`);
  if (wrapper !== null) words.push(`The fields are also accepted inside \`${wrapper}\`.`);
  return words.length === 0 ? {} : { description: words.join(' ') };
}

function operation(metadata: CallMetadata, controller: string, schemas: Record<string, Schema>): Schema {
  const { endpoint, options } = metadata;
  const isPublic = endpoint.access === 'public' || endpoint.access === 'provider';
  const body = (options.multipart || options.body) && {
    ...(options.body ? { 'application/json': { schema: reference(options.body) } } : {}),
    ...(options.multipart
      ? { 'multipart/form-data': { schema: formOf(options.multipart, options.body, schemas) } }
      : {}),
  };
  return {
    summary: options.summary,
    tags: [controller.replace(/Controller$/, '')],
    'x-access': endpoint.access,
    ...(endpoint.adminRead && { 'x-admin-read': endpoint.adminRead }),
    security: isPublic ? [] : [{ bearer: [] }],
    parameters: parametersOf(endpoint, options.query, schemas),
    ...(body ? { requestBody: { required: true, ...otherNames(options.body), content: body } } : {}),
    responses: {
      [options.status ?? 200]: {
        description: 'Success',
        content: options.stream
          ? { 'text/event-stream': { schema: { type: 'string' } } }
          : { 'application/json': { schema: envelope(metadata) }, ...filesOf(options.query, schemas) },
      },
      ...failures(errorsOf(metadata)),
    },
  };
}

/** The API's description, made from the contracts' classes and the declarations of its calls. */
export function openApiDocument(app: INestApplication): Schema {
  const converted = validationMetadatasToSchemas({
    refPointerPrefix: '#/components/schemas/',
    classTransformerMetadataStorage: defaultMetadataStorage,
    additionalConverters: CONVERTERS,
  }) as Record<string, Schema>;
  delete converted['Config'];
  delete converted['ProviderVariables'];
  const schemas = Object.fromEntries(
    Object.entries(converted).map(([name, schema]) => [name, withNeeded(name, withNulls(schema))]),
  );
  const paths: Record<string, Schema> = {};
  for (const { call, controller } of callsOf(app)) {
    const path = `/${API_PREFIX}${call.endpoint.path.replace(/:([A-Za-z]+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [call.endpoint.method.toLowerCase()]: operation(call, controller, schemas) };
  }
  const sorted = (entries: Record<string, Schema>) =>
    Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cairn',
      version: '1.1',
      description: 'Equity and debt crowdfunding. Amounts are integers in minor units, with an ISO 4217 currency code.',
    },
    paths: sorted(paths),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: sorted({ ...schemas, Failure: FAILURE }),
    },
  };
}
