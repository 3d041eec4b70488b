import 'reflect-metadata';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage } from 'class-validator';

const SOURCE = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Marks of both kinds around letters that stay. */
const TURNED = '\u202ea\u2066b\u2069';

type Dto = new () => object;
const isRequest = (value: unknown): value is Dto =>
  typeof value === 'function' && /(Request|Query|Change|Settings)$/.test(value.name);

/** Every class in which the API takes what people write. */
async function requests(): Promise<Dto[]> {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'),
  );
  const modules = await Promise.all(
    files.map((path) => import(join(SOURCE, path)) as Promise<Record<string, unknown>>),
  );
  return [...new Set(modules.flatMap((exported) => Object.values(exported)).filter(isRequest))];
}

it('SEC-27 every text of a request comes in without them, but secrets', async () => {
  const classes = await requests();
  expect(classes.length).toBeGreaterThan(30);
  const texts = classes.flatMap((type) => {
    const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
    const names = rules.filter(({ name }) => name === 'isString' || name === 'isEmail' || name === 'isUrl');
    return [...new Set(names.map(({ propertyName }) => propertyName))].map((field) => ({ type, field }));
  });
  expect(texts.length).toBeGreaterThan(90);
  const kept = texts.filter(({ type, field }) => {
    const made = plainToInstance(type, { [field]: TURNED }) as Record<string, unknown>; // of the field just given
    return made[field] !== 'ab';
  });
  expect(kept.map(({ type, field }) => `${type.name}.${field}`).sort()).toMatchInlineSnapshot(`
    [
      "AdminLoginRequest.password",
      "ChangePasswordRequest.currentPassword",
      "ChangePasswordRequest.password",
      "ChangeSettingsRequest.applicationSecret",
      "EnrolRequest.password",
      "LoginRequest.password",
      "ResetPasswordRequest.password",
      "SignUpRequest.password",
      "SocialLoginRequest.password",
      "StepUpRequest.password",
    ]
  `);
});

it('every name and title of a request is one line; a search may be anything', async () => {
  const written = (await requests()).filter(({ name }) => name.endsWith('Request') && !name.startsWith('Browse'));
  const fields = written.flatMap((type) => {
    const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
    const named = rules.filter(
      ({ name, propertyName }) => name === 'isString' && /(name|title|subject)$/i.test(propertyName),
    );
    return [...new Set(named.map(({ propertyName }) => propertyName))].map((field) => ({
      field: `${type.name}.${field}`,
      isLine: rules.some(({ name, propertyName }) => name === 'isOneLine' && propertyName === field),
    }));
  });
  expect(fields.length).toBeGreaterThan(25);
  expect(fields.filter(({ isLine }) => !isLine).map(({ field }) => field)).toEqual([]);
});
