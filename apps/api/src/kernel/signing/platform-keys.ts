import { readFile } from 'node:fs/promises';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.js';
import { developmentKey } from './development-key.js';
import type { PlatformKey } from './platform-key.js';

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;
const PEM = /^\s*-----BEGIN /;

const certificatesIn = (text: string): string[] => text.match(CERTIFICATE) ?? [];

/** The platform's key for documents: of the configuration, or one for development that is made once. */
@Injectable()
export class PlatformKeys {
  private read: Promise<PlatformKey> | null = null;

  constructor(private readonly config: Config) {}

  /** @throws when the files cannot be read, or the certificate is another key's */
  current(): Promise<PlatformKey> {
    this.read ??= this.load().catch((error: unknown) => {
      // Files that are put right are read again.
      this.read = null;
      throw error;
    });
    return this.read;
  }

  private async load(): Promise<PlatformKey> {
    const { SIGNING_KEY_FILE: file, SIGNING_CERTIFICATE_FILE: certificates, SIGNING_KEY_PASSWORD } = this.config;
    if (file === undefined) return developmentKey(this.config.FILES_URL.slice('file:'.length));
    const content = await readFile(file);
    const isPem = PEM.test(content.toString('latin1', 0, 200));
    const found = isPem
      ? this.readPem(content.toString('utf8'), certificates === undefined ? '' : await readFile(certificates, 'utf8'))
      : await (await import('./pkcs12.js')).readPkcs12(content, SIGNING_KEY_PASSWORD ?? '');
    const [leaf] = found.chain;
    if (leaf === undefined || !new X509Certificate(leaf).checkPrivateKey(createPrivateKey(found.key))) {
      throw new Error('SIGNING_KEY_FILE: its first certificate is not the key’s own');
    }
    return found;
  }

  private readPem(key: string, certificates: string): PlatformKey {
    const passphrase = this.config.SIGNING_KEY_PASSWORD;
    const opened = createPrivateKey({ key, ...(passphrase === undefined ? {} : { passphrase }) });
    return {
      key: opened.export({ type: 'pkcs8', format: 'pem' }).toString(),
      chain: [...certificatesIn(key), ...certificatesIn(certificates)],
    };
  }
}
