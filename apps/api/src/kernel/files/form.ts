import type { FastifyRequest } from 'fastify';
import '@fastify/multipart';
import { DomainError } from '../errors/domain-error.js';
import { unfit, unfitError } from '../http/clean-input.js';
import { validationPipe } from '../http/validation.pipe.js';
import { fileOf, reading, UPLOAD_LIMIT_BYTES, type Upload } from './upload.js';

/** SEC-42: no form of the product has this many fields. */
const MOST_FIELDS = 40;
const LONGEST_FIELD = 2_000;

export interface Form<Fields, Name extends string> {
  fields: Fields;
  files: Partial<Record<Name, Upload>>;
}

/** Forms carry text only: flags are parsed, and an empty field clears the value. */
const readValue = (text: string): unknown =>
  text === 'true' ? true : text === 'false' ? false : text === '' ? null : text;

/** The raw content of a form. */
async function partsOf<Name extends string>(request: FastifyRequest, names: readonly Name[], fileSize: number) {
  const values: Record<string, unknown> = {};
  const files: Partial<Record<Name, Upload>> = {};
  const limits = { fileSize, files: names.length, fields: MOST_FIELDS, fieldSize: LONGEST_FIELD };
  for await (const part of request.parts({ limits: { ...limits, parts: MOST_FIELDS + names.length } })) {
    if (part.type === 'field') {
      values[part.fieldname] = typeof part.value === 'string' ? readValue(part.value) : part.value;
      continue;
    }
    const upload = await fileOf(part, fileSize);
    const wanted = names.find((known) => known === part.fieldname);
    if (wanted === undefined) throw new DomainError('file.type', { name: upload.name });
    files[wanted] = upload;
  }
  const fault = unfit(values);
  if (fault !== null) throw unfitError(fault);
  return { values, files };
}

/**
 * A request that comes as JSON, or as a form with files of these names. Its fields become an instance of their class,
 * as those of every other request do.
 * @throws request.invalid for fields that the class refuses and for a body that is no form, file.too_large above the most bytes of a file, 2 MB by default,
 *   file.type for another file
 */
export async function readForm<Fields extends object, Name extends string>(
  request: FastifyRequest,
  type: new () => Fields,
  names: readonly Name[],
  mostBytes: number = UPLOAD_LIMIT_BYTES,
): Promise<Form<Fields, Name>> {
  const { values, files } = request.isMultipart()
    ? await reading(() => partsOf(request, names, mostBytes))
    : { values: { ...Object(request.body) } as Record<string, unknown>, files: {} };
  const fields = (await validationPipe().transform(values, { type: 'body', metatype: type })) as Fields; // the pipe makes it
  return { fields, files };
}
