import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync } from 'class-validator';
import { codeOf, constraintsOf, field } from '../testing/field.js';
import { FreeField, InstantField, NestedField, OnlyIf, TextField } from './fields.js';

describe('what a reply is made of', () => {
  class Part {
    @TextField()
    name: string;
  }

  it('an instant is one, and nothing else', () => {
    const check = field(InstantField());
    expect(check(new Date('2026-11-20T00:00:00Z')).refusal).toBeNull();
    expect(check('2026-11-20').refusal).not.toBeNull();
    expect(check(null).refusal).not.toBeNull();
    expect(codeOf(InstantField({ optional: true }), null)).toBeNull();
  });

  const faults = (decorate: PropertyDecorator, value: unknown): number => {
    class Whole {
      value: unknown;
    }
    decorate(Whole.prototype, 'value');
    return validateSync(plainToInstance(Whole, { value })).length;
  };

  it('a part is checked inside, alone or in a list of at most a thousand', () => {
    const one = NestedField(() => Part);
    expect([faults(one, { name: 'a' }), faults(one, { name: '' }), faults(one, 'a'), faults(one, null)]).toEqual([
      0, 1, 1, 1,
    ]);
    const many = NestedField(() => Part, { many: true });
    expect([faults(many, [{ name: 'a' }]), faults(many, [{ name: 'a' }, {}]), faults(many, { name: 'a' })]).toEqual([
      0, 1, 1,
    ]);
    expect(
      faults(
        many,
        Array.from({ length: 1000 }, () => ({ name: 'a' })),
      ),
    ).toBe(0);
    expect(
      faults(
        many,
        Array.from({ length: 1001 }, () => ({ name: 'a' })),
      ),
    ).toBe(1);
    expect(codeOf(one, 'a')).toBe('validation.format');
    expect(codeOf(many, 'a')).toBe('validation.format');
    expect(
      faults(
        NestedField(() => Part, { optional: true }),
        null,
      ),
    ).toBe(0);
  });

  it('a list is no part, neither alone nor in a list of parts', () => {
    const [one, many] = [NestedField(() => Part), NestedField(() => Part, { many: true })];
    for (const value of [[], [[]], [{ name: 'a' }]])
      expect([value, codeOf(one, value)]).toEqual([value, 'validation.format']);
    for (const value of [[[]], [{ name: 'a' }, []], [[{ name: 'a' }]], [null]]) {
      expect([value, codeOf(many, value)]).toEqual([value, 'validation.format']);
    }
    expect(codeOf(many, [])).toBeNull();
  });

  it('a part that is none is refused by a code, and a list is described as one', () => {
    const [one, many] = [NestedField(() => Part), NestedField(() => Part, { many: true })];
    const refused = 'validation.format|{}';
    expect(constraintsOf(one, 'a')).toEqual({ isObjects: refused, nestedValidation: refused });
    expect(constraintsOf(many, 'a')).toMatchObject({ isArray: refused, nestedValidation: refused });
    class Whole {
      one: Part;
      many: Part[];
    }
    one(Whole.prototype, 'one');
    many(Whole.prototype, 'many');
    const rules = getMetadataStorage().getTargetValidationMetadatas(Whole, '', false, false);
    const nested = rules.filter(({ type }) => type === 'nestedValidation');
    expect(nested.map(({ propertyName, each }) => [propertyName, each])).toEqual([
      ['one', false],
      ['many', true],
    ]);
  });

  it('what is free is taken as it is', () => {
    expect(field(FreeField())({ any: ['thing'] })).toEqual({ kept: { any: ['thing'] }, refusal: null });
    class Free {
      @FreeField()
      value: unknown;
    }
    const known = validateSync(plainToInstance(Free, { value: 1 }), { whitelist: true, forbidNonWhitelisted: true });
    expect(known).toEqual([]);
  });
});

it('a field counts only where its condition holds', () => {
  class Sample {
    kind: string;
    @OnlyIf<Sample>(({ kind }) => kind === 'text')
    @TextField()
    text: string;
  }
  const faults = (plain: object): number => validateSync(plainToInstance(Sample, plain)).length;
  expect([faults({ kind: 'text' }), faults({ kind: 'text', text: 'a' }), faults({ kind: 'none' })]).toEqual([1, 0, 0]);
});
