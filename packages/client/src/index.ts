export { ApiError, readFailure } from './api-error.js';
export { createClient, fillPath, type CallInput, type Client, type ClientOptions } from './client.js';
export { createStepUp, proving, type StepUp } from './step-up.js';
export { createServerClock, type ServerClock } from './server-clock.js';
export { fetchTransport, fileTransport, type ApiRequest, type ApiResponse, type Transport } from './transport.js';
export { askAgainIn, isOutage, isTooMany } from './outage.js';
export { createConnection, watched, type Connection, type ConnectionState } from './connection.js';
