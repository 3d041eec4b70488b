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

variable.all = (config: new () => object): readonly Variable[] => declared.get(config) ?? [];
