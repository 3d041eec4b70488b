export interface VariableOptions {
  default?: string;
  example?: string;
  optional?: boolean;
  /** Never written to a log. */
  secret?: boolean;
}

export interface Variable {
  name: string;
  description: string;
  options: VariableOptions;
}

const declared = new Map<object, Variable[]>();

/** Describes a configuration variable beside its validators; `.env.example` and the documentation are made from it. */
export function variable(description: string, options: VariableOptions = {}): PropertyDecorator {
  return (target, key) => {
    const list = declared.get(target.constructor) ?? [];
    list.push({ name: String(key), description, options });
    declared.set(target.constructor, list);
  };
}

/** Those of a class, then those of the classes that it extends. */
variable.all = (config: object): readonly Variable[] => {
  const above: unknown = Object.getPrototypeOf(config);
  const own = declared.get(config) ?? [];
  return typeof above === 'function' && above !== Function.prototype ? [...own, ...variable.all(above)] : own;
};
