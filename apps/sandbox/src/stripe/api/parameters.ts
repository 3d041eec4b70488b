import { invalidParameter } from './failure.js';
import type { FormObject, FormValue } from './form.js';
import type { Shape } from '../rules/shape.js';

const isObject = (value: FormValue | undefined): value is FormObject =>
  typeof value === 'object' && !Array.isArray(value);

/** Whether a parameter only switches something off: `false`, nothing, or `{enabled: false}`. */
const isOff = (value: FormValue): boolean =>
  value === '' ||
  value === 'false' ||
  (isObject(value) && Object.keys(value).join() === 'enabled' && value['enabled'] === 'false');

/** The parameters of a call, read with the checks and the wording that Stripe has for them. */
export class Parameters {
  constructor(
    readonly values: FormObject,
    private readonly path = '',
  ) {}

  /** Refuses every parameter, at any depth, that the operation does not know or does not serve. */
  allow(known: Shape): void {
    for (const [name, value] of Object.entries(this.values)) {
      const rule = known.get(name);
      const path = this.name(name);
      if (rule === undefined) {
        throw invalidParameter(path, `Received unknown parameter: ${path}`, 'parameter_unknown');
      }
      if (rule === 'unserved' && !isOff(value)) throw invalidParameter(path, `The sandbox does not serve ${path}`);
      if (rule === null || rule === 'unserved') continue;
      if (isObject(value)) new Parameters(value, path).allow(rule);
      else if (Array.isArray(value)) this.allowItems(value, path, rule);
    }
  }

  has(name: string): boolean {
    return this.values[name] !== undefined;
  }

  text(name: string): string | undefined {
    const value = this.values[name];
    if (value === undefined) return undefined;
    if (typeof value !== 'string') throw invalidParameter(this.name(name), `Invalid string: ${this.name(name)}`);
    return value === '' ? undefined : value;
  }

  requiredText(name: string): string {
    return this.text(name) ?? this.fail(name);
  }

  integer(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (!/^-?\d{1,15}$/.test(value)) {
      throw invalidParameter(this.name(name), `Invalid integer: ${value}`, 'parameter_invalid_integer');
    }
    return Number(value);
  }

  requiredInteger(name: string): number {
    return this.integer(name) ?? this.fail(name);
  }

  flag(name: string): boolean | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (value !== 'true' && value !== 'false') throw invalidParameter(this.name(name), `Invalid boolean: ${value}`);
    return value === 'true';
  }

  /** One of `choices`; anything else is refused. */
  choice<T extends string>(name: string, choices: readonly T[]): T | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const found = choices.find((choice) => choice === value);
    if (!found) {
      throw invalidParameter(this.name(name), `Invalid ${this.name(name)}: must be one of ${choices.join(', ')}`);
    }
    return found;
  }

  object(name: string): Parameters | undefined {
    const value = this.values[name];
    if (value === undefined || value === '') return undefined;
    if (!isObject(value)) throw invalidParameter(this.name(name), `Invalid object: ${this.name(name)}`);
    return new Parameters(value, this.name(name));
  }

  objects(name: string): Parameters[] {
    const value = this.values[name];
    if (value === undefined) return [];
    if (!Array.isArray(value)) throw invalidParameter(this.name(name), `Invalid array: ${this.name(name)}`);
    return value.map((item, index) => {
      const path = `${this.name(name)}[${index}]`;
      if (!isObject(item)) throw invalidParameter(path, `Invalid object: ${path}`);
      return new Parameters(item, path);
    });
  }

  texts(name: string): string[] {
    const value = this.values[name];
    if (value === undefined || value === '') return [];
    if (!Array.isArray(value)) throw invalidParameter(this.name(name), `Invalid array: ${this.name(name)}`);
    return value.map((item) => {
      if (typeof item !== 'string') throw invalidParameter(this.name(name), `Invalid array: ${this.name(name)}`);
      return item;
    });
  }

  /** Metadata merged over what there is; an empty value removes a key (50 keys, 40 and 500 characters at most). */
  metadata(before: Record<string, string> = {}): Record<string, string> {
    const given = this.object('metadata');
    if (!given) return { ...before };
    const merged = new Map(Object.entries(before));
    for (const key of Object.keys(given.values)) {
      const value = given.text(key);
      if (key.length > 40) throw invalidParameter(given.name(key), 'Metadata keys can have up to 40 characters');
      if (value === undefined) merged.delete(key);
      else if (value.length > 500)
        throw invalidParameter(given.name(key), 'Metadata values can have up to 500 characters');
      else merged.set(key, value);
    }
    if (merged.size > 50) throw invalidParameter(this.name('metadata'), 'You can have up to 50 metadata keys');
    return Object.fromEntries(merged);
  }

  /** A text that may be changed: as it was when nothing is given, null when an empty text is. */
  changedText(name: string, before: string | null): string | null {
    return this.has(name) ? (this.text(name) ?? null) : before;
  }

  /** An e-mail address; 400 for anything else. */
  email(name: string): string | undefined {
    const value = this.text(name);
    if (value !== undefined && !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value)) {
      throw invalidParameter(this.name(name), `Invalid email address: ${value}`, 'email_invalid');
    }
    return value;
  }

  name(name: string): string {
    return this.path ? `${this.path}[${name}]` : name;
  }

  private allowItems(items: readonly FormValue[], path: string, known: Shape): void {
    items.forEach((item, index) => {
      if (isObject(item)) new Parameters(item, `${path}[${index}]`).allow(known);
    });
  }

  private fail(name: string): never {
    throw invalidParameter(this.name(name), `Missing required param: ${this.name(name)}.`, 'parameter_missing');
  }
}
