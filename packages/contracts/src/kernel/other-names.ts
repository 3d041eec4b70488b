interface OtherNames {
  /** Ours, by the name that the specification uses. */
  fields: Map<string, string>;
  wrapper: string | null;
}

const NAMES = new Map<unknown, OtherNames>();

function namesOf(type: unknown): OtherNames {
  const names = NAMES.get(type) ?? { fields: new Map<string, string>(), wrapper: null };
  NAMES.set(type, names);
  return names;
}

/** A field of a request that the specification names otherwise (decision "names"): it is taken by either name. */
export const AlsoNamed =
  (other: string): PropertyDecorator =>
  (target, key) =>
    void namesOf(target.constructor).fields.set(other, String(key));

/** A request that the specification puts into an object of this name: it is taken with and without it. */
export const WrappedIn =
  (wrapper: string): ClassDecorator =>
  (type) => {
    namesOf(type).wrapper = wrapper;
  };

/** The specification's names of a request and of its fields; a class has those of the class that it extends. */
export function otherNamesOf(type: unknown): Readonly<OtherNames> {
  if (typeof type !== 'function') return { fields: new Map(), wrapper: null };
  return NAMES.get(type) ?? otherNamesOf(Object.getPrototypeOf(type));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields sent, by our names. A field that is sent by both names keeps both, and the second one is refused. */
export function byOurNames(type: unknown, sent: unknown): unknown {
  if (!isObject(sent)) return sent;
  const { wrapper, fields } = otherNamesOf(type);
  if (wrapper === null && fields.size === 0) return sent;
  const inner = wrapper !== null && Object.keys(sent).length === 1 ? sent[wrapper] : undefined;
  const values = isObject(inner) ? inner : sent;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const ours = fields.get(name);
      return [ours === undefined || Object.hasOwn(values, ours) ? name : ours, value];
    }),
  );
}
