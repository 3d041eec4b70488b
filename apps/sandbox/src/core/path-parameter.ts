/** One parameter of a route's path, empty when the route has none of that name. */
export function pathParameter(params: unknown, name: string): string {
  const value: unknown = typeof params === 'object' && params !== null ? Reflect.get(params, name) : undefined;
  return typeof value === 'string' ? value : '';
}
