/** A private key and its certificates, the key's own first, as PEM. */
export interface PlatformKey {
  key: string;
  chain: string[];
}
