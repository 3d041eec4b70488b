import 'reflect-metadata';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage } from 'class-validator';
import { isolatedIn, withoutTurns } from './bidi.js';

it('S27 strips the marks that turn what follows them, and keeps letters of every direction', () => {
  const turns = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'];
  expect(withoutTurns(`a${turns.join('b')}c`)).toBe(`a${'b'.repeat(turns.length - 1)}c`);
  expect(withoutTurns('حنان Vik')).toBe('حنان Vik');
});

it('S27 a name keeps its own direction inside a sentence of the other', () => {
  expect(isolatedIn('ltr', 'Ines')).toBe('Ines');
  expect(isolatedIn('ltr', 'حنان (2)')).toBe('\u2068حنان (2)\u2069');
  expect(isolatedIn('rtl', 'Ines')).toBe('\u2068Ines\u2069');
});

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

it('S27 every text of a request comes in without them, but secrets', async () => {
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
