/** Names in a header of what a client accepts, any of `names`, that a weight of zero does not refuse (RFC 9110, 12.4.2). */
export const accepted = (names: string): RegExp =>
  new RegExp(`(?:${names})(?!\\s*;[^,]*q=0(?:\\.0*)?\\s*(?:,|$))`, 'i');
