import { errorCodes, type FastifyRequest } from 'fastify';
import { DomainError, type FieldRefusal } from '../errors/domain-error.js';

/** What the framework says of a body that is no JSON; its code is lost on the way to the filter. */
const NO_JSON = new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY().message;

/** Where a text stops being JSON, counted from 0; null where the parser does not tell. */
function placeIn(text: string): number | null {
  try {
    JSON.parse(text);
    // The framework refuses more than the parser: names that would change prototypes.
    return null;
  } catch (error) {
    const { message } = error as SyntaxError; // JSON.parse throws nothing else
    if (message.includes('end of JSON input')) return text.length;
    const [, position] = /at position (\d+)/.exec(message) ?? [];
    return position === undefined ? null : Number(position);
  }
}

function faultOf(text: string): FieldRefusal {
  const place = placeIn(text);
  if (place === null) return { field: 'body', code: 'validation.json' };
  const lines = text.slice(0, place).split('\n');
  const params = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
  return { field: 'body', code: 'validation.json_at', params };
}

/** The refusal of a body that is no JSON, with the place where it stops being that; null for every other error. */
export function badJson(error: unknown, { rawBody }: FastifyRequest & { rawBody?: Buffer }): DomainError | null {
  if (!(error instanceof Error && error.message === NO_JSON)) return null;
  return new DomainError('request.invalid', {}, [faultOf(rawBody?.toString('utf8') ?? '')]);
}
