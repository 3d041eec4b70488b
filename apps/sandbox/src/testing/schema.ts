import { readFileSync } from 'node:fs';
import fastify from 'fastify';

/** Whether a JSON value is what a schema file says; the words of the first fault where it is not. */
export async function faultBy(schemaFile: URL, value: unknown): Promise<string | null> {
  const schema = JSON.parse(readFileSync(schemaFile, 'utf8')) as object;
  const app = fastify({
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, strict: false, useDefaults: false } },
  });
  app.post('/', { schema: { body: schema } }, async () => ({}));
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(value),
  });
  await app.close();
  return answer.statusCode === 200 ? null : answer.body;
}
