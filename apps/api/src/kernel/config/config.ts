import { Transform, plainToInstance } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
  MinLength,
  ValidateBy,
  validateSync,
} from 'class-validator';
import { isAddressOrNetwork, splitAddresses } from '../hardening/address-list.js';
import { refuseInProduction } from './production.js';
import { ProviderVariables } from './provider-variables.js';
import { variable } from './variable.js';

const toBoolean = ({ value }: { value: unknown }): unknown => (value === 'yes' ? true : value === 'no' ? false : value);
const toNumber = ({ value }: { value: unknown }): unknown => (typeof value === 'string' ? Number(value) : value);

/** Each entry is an address or a network; an unreadable one would silently exclude somebody. */
const IsAddressList = (): PropertyDecorator =>
  ValidateBy({
    name: 'isAddressList',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && splitAddresses(value).every(isAddressOrNetwork),
      defaultMessage: () => 'each entry must be an address or a network',
    },
  });

/** The configuration of the processes. Each variable is described here and nowhere else. */
export class Config extends ProviderVariables {
  @variable('production, development or test.', { default: 'development' })
  @IsIn(['production', 'development', 'test'])
  NODE_ENV: 'production' | 'development' | 'test';

  @variable('PostgreSQL as the owner of the schema: migrates, and creates the restricted roles the processes use.', {
    example: 'postgres://cairn@127.0.0.1:5432/cairn',
  })
  @Matches(/^postgres(ql)?:\/\//)
  DATABASE_URL: string;

  @variable('PostgreSQL as the restricted role of the API and the worker, where the server forbids creating roles.', {
    optional: true,
  })
  @IsOptional()
  @Matches(/^postgres(ql)?:\/\//)
  APP_DATABASE_URL?: string;

  @variable('Connections to the database of one process.', { default: '8' })
  @Transform(toNumber)
  @IsInt()
  @Min(2)
  @Max(64)
  DATABASE_POOL: number;

  @variable('Timeout in seconds for a connection or a statement; the timeout for a lock is two fifths of it.', {
    default: '5',
  })
  @Transform(toNumber)
  @IsInt()
  @Min(5)
  @Max(60)
  DATABASE_TIMEOUT: number;

  @variable(
    'Whether connections use named prepared statements; `no` behind a transaction pooler that does not support them, such as PgBouncer before 1.21.',
    { default: 'yes' },
  )
  @Transform(toBoolean)
  @IsBoolean()
  DATABASE_PREPARED: boolean;

  @variable('Megabytes of public responses cached in the memory of each process; 0 disables the cache.', {
    default: '16',
  })
  @Transform(toNumber)
  @IsInt()
  @Min(0)
  @Max(1_024)
  ANSWERS_MEMORY: number;

  @variable('Whether pages are rendered on the server; `no` renders them in the browser only.', { default: 'yes' })
  @Transform(toBoolean)
  @IsBoolean()
  RENDERED_PAGES: boolean;

  @variable('Where jobs are queued: `postgres:` in the database, `redis://host:port` in Redis.', {
    default: 'postgres:',
  })
  @Matches(/^(postgres:|rediss?:\/\/)/)
  QUEUE_URL: string;

  @variable('Folder (`file:/path`) that holds uploads.', { default: 'file:.cairn/files' })
  @Matches(/^file:/)
  FILES_URL: string;

  @variable(
    'Virus scanner for documents, ClamAV’s clamd (`tcp://host:3310` or `unix:/path`). Without one only pictures and PDFs are taken.',
    { optional: true },
  )
  @IsOptional()
  @Matches(/^(tcp:\/\/[^/:]+:\d{2,5}|unix:\/.+)$/)
  CLAMD_URL?: string;

  @variable(
    'File to which the head of each seal of the ledger is appended, if possible on another disk; by default beside the uploads.',
    { optional: true },
  )
  @IsOptional()
  @MinLength(1)
  LEDGER_HEADS_FILE?: string;

  @variable(
    'File with the key that signs agreements: PKCS#12, or PEM. Outside production a key for development is made without one.',
    { optional: true },
  )
  @IsOptional()
  @MinLength(1)
  SIGNING_KEY_FILE?: string;

  @variable('File with the certificates of a key in PEM (the key’s own first), unless they are in the same file.', {
    optional: true,
  })
  @IsOptional()
  @MinLength(1)
  SIGNING_CERTIFICATE_FILE?: string;

  @variable('Password of that key.', { optional: true, secret: true })
  @IsOptional()
  @IsString()
  SIGNING_KEY_PASSWORD?: string;

  @variable('Address the API listens on.', { default: '127.0.0.1' })
  @IsString()
  HOST: string;

  @variable('Port the API listens on; web and console are served there too.', { default: '4000' })
  @Transform(toNumber)
  @IsInt()
  @Min(0)
  @Max(65_535)
  PORT: number;

  @variable('Address of the site as browsers see it; links in mails and returns from providers start with it.', {
    default: 'http://127.0.0.1:4000',
  })
  @Matches(/^https?:\/\/[^/]+$/)
  PUBLIC_URL: string;

  @variable('Other origins whose pages may call the API, exactly as browsers send them, comma separated.', {
    optional: true,
  })
  @IsOptional()
  @Matches(/^https?:\/\/[^/,\s*]+(,https?:\/\/[^/,\s*]+)*$/)
  CORS_ORIGINS?: string;

  @variable('Address of the console if it has its own host; it is then not available at /admin of the site.', {
    optional: true,
  })
  @IsOptional()
  @Matches(/^https?:\/\/[^/]+$/)
  ADMIN_ORIGIN?: string;

  @variable('Addresses that may reach the console, as the trusted proxies report them: comma separated, CIDR too.', {
    optional: true,
  })
  @IsOptional()
  @IsAddressList()
  ADMIN_ADDRESSES?: string;

  @variable('Address of files if they have their own host; by default they are at /media of the site.', {
    optional: true,
  })
  @IsOptional()
  @Matches(/^https?:\/\/[^/]+$/)
  MEDIA_ORIGIN?: string;

  @variable('Show the description of the API publicly at /api/docs.', { default: 'no' })
  @Transform(toBoolean)
  @IsBoolean()
  API_REFERENCE: boolean;

  @variable('At least 32 characters; session tokens, links and role passwords are derived from it.', { secret: true })
  @MinLength(32)
  APP_SECRET: string;

  @variable('Keys that encrypt personal data: `id:base64 of 32 bytes`, comma separated, the newest first.', {
    secret: true,
  })
  @Matches(/^[a-z0-9]+:[A-Za-z0-9+/]{43}=(,[a-z0-9]+:[A-Za-z0-9+/]{43}=)*$/)
  DATA_KEYS: string;

  @variable('Bearer token for /metrics when it is read from another machine.', { optional: true, secret: true })
  @IsOptional()
  @MinLength(16)
  METRICS_TOKEN?: string;

  @variable('Proxies in front of the API whose X-Forwarded-For is trusted: addresses or CIDR, comma separated.', {
    optional: true,
  })
  @IsOptional()
  @IsString()
  TRUSTED_PROXIES?: string;

  @variable('Multiplies every rate limit: for browser journeys and load tools; refused in production.', {
    default: '1',
  })
  @Transform(toNumber)
  @IsInt()
  @Min(1)
  RATE_LIMIT_FACTOR: number;

  @variable('Log level.', { default: 'info' })
  @IsIn(['silent', 'error', 'warn', 'info', 'debug'])
  LOG_LEVEL: string;

  @variable('Serve the built web client and console from the API process.', { default: 'yes' })
  @Transform(toBoolean)
  @IsBoolean()
  SERVE_SITES: boolean;
}

export class ConfigError extends Error {}

/**
 * Reads and checks the environment.
 * @throws ConfigError that names every variable at fault, never its value
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    variable.all(Config).map(({ name, options }) => {
      const value = environment[name];
      return [name, value === undefined || value === '' ? options.default : value];
    }),
  );
  const config = plainToInstance(Config, given);
  const faults = validateSync(config).map(
    (error) => `${error.property}: ${Object.values(error.constraints ?? {}).join(', ')}`,
  );
  const refusals = [...faults, ...(faults.length === 0 ? refuseInProduction(config) : [])];
  if (refusals.length > 0) throw new ConfigError(`The configuration is not usable:\n  ${refusals.join('\n  ')}`);
  return config;
}
