export { ApiError, readFailure } from './api-error.js';
export { createClient, fillPath, type CallInput, type Client, type ClientOptions } from './client.js';
export { fetchTransport, type ApiRequest, type ApiResponse, type Transport } from './transport.js';
