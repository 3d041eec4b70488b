import { createRequire } from 'node:module';
import type Mangopay from 'mangopay4-nodejs-sdk';

type SdkClass = new (config: ConstructorParameters<typeof Mangopay>[0]) => Mangopay;

/** What a call of the SDK is given. */
export interface SdkOptions {
  path?: Record<string, string>;
  data?: object;
  headers?: Record<string, string>;
  parameters?: Record<string, string | number>;
}

export interface Sdk {
  method(name: string, callback: undefined, options: SdkOptions): PromiseLike<unknown>;
  requestOptions: { headers: Record<string, string | undefined>; path: Record<string, string> };
}

/** What every failed call of the SDK is rejected with. */
export interface SdkFailure {
  /** 0 where no answer came. */
  status: number;
  /** Of the network, where no answer came. */
  code: string;
  body: unknown;
}

interface AxiosFailure {
  code?: string;
  response?: { status?: number; data?: unknown };
}

interface Axios {
  defaults: { maxRedirects?: number };
  interceptors: { response: { use(ok: undefined, failed: (error: AxiosFailure) => Promise<never>): unknown } };
}

const require = createRequire(import.meta.url);
const TIMEOUT_MILLISECONDS = 20_000;
let isPrepared = false;

/**
 * Without an answer the SDK reads one all the same: the call would never end, and its error would end the process. So each
 * failure is given an answer, which says what is known of it.
 */
function prepare(axios: Axios): void {
  if (isPrepared) return;
  isPrepared = true;
  // Credentials go nowhere else.
  axios.defaults.maxRedirects = 0;
  axios.interceptors.response.use(undefined, (error) => {
    const { response, code = '' } = error;
    const data: SdkFailure = { status: response?.status ?? 0, code, body: response?.data };
    error.response = { ...response, data };
    return Promise.reject(error);
  });
}

/**
 * The SDK, loaded when it is first needed. It keeps its address in its own copy of axios and its token on its prototype:
 * one instance a process, with options of its own.
 */
export function openSdk(options: { clientId: string; clientApiKey: string; baseUrl: string }): Sdk {
  const file = require.resolve('mangopay4-nodejs-sdk');
  prepare(createRequire(file)('axios') as Axios);
  const Loaded = require(file) as SdkClass;
  const sdk = new Loaded({
    ...options,
    connectionTimeout: TIMEOUT_MILLISECONDS,
    responseTimeout: TIMEOUT_MILLISECONDS,
    // By default it writes each failure, with what was sent, to the console.
    errorHandler: () => undefined,
  }) as unknown as Sdk; // its types know neither a call by name without a callback, nor what it keeps
  sdk.requestOptions = { headers: { ...sdk.requestOptions.headers }, path: { ...sdk.requestOptions.path } };
  return sdk;
}
