import { faultBy } from '../schema.js';
import type { Reply } from './client.js';

/** Where a schema of the contract is. */
const schema = (name: string): URL => new URL(`../../paypal/testing/${name}.schema.json`, import.meta.url);

/** Fails a spec with the first fault of a reply against the contract. */
export async function expectShape(name: string, body: unknown): Promise<void> {
  expect(await faultBy(schema(name), body)).toBeNull();
}

/** The issues of a refusal, whose form is checked on the way. */
export async function issuesOf({ status, body }: Reply): Promise<unknown[]> {
  await expectShape('error', body);
  return [status, body.name, ...body.details.map(({ issue }) => issue)];
}
