/** What a form-urlencoded body with bracket nesting holds: `a[b][0]=c` is `{a: {b: ['c']}}`. */
export type FormValue = string | FormValue[] | FormObject;
export interface FormObject {
  [name: string]: FormValue;
}

type Node = string | Map<string, Node>;

const segments = (name: string): string[] => {
  const head = name.split('[', 1)[0] ?? name;
  return [head, ...[...name.slice(head.length).matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? '')];
};

function insert(root: Map<string, Node>, path: readonly string[], value: string): void {
  let node = root;
  for (const [index, segment] of path.entries()) {
    const key = segment === '' ? String(node.size) : segment;
    if (index === path.length - 1) {
      node.set(key, value);
      return;
    }
    const child = node.get(key);
    const next: Map<string, Node> = child instanceof Map ? child : new Map();
    node.set(key, next);
    node = next;
  }
}

function build(node: Node): FormValue {
  if (typeof node === 'string') return node;
  const keys = [...node.keys()];
  if (keys.length > 0 && keys.every((key) => /^\d+$/.test(key))) return [...node.values()].map(build);
  return buildObject(node);
}

// Without a prototype, so that a field named __proto__ is only a field.
function buildObject(node: Map<string, Node>): FormObject {
  const object: FormObject = Object.create(null);
  for (const [key, value] of node) object[key] = build(value);
  return object;
}

/** Parses a body or a query string. */
export function parseForm(text: string): FormObject {
  const root = new Map<string, Node>();
  for (const [name, value] of new URLSearchParams(text)) insert(root, segments(name), value);
  return buildObject(root);
}
