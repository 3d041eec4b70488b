import { createConnection, type Connection } from './connection.js';

/** The connection of this page to the server that it came from. */
export function createBrowserConnection(): Connection {
  const connection = createConnection({
    isOnline: () => navigator.onLine,
    probe: async () => (await fetch('/health/ready', { cache: 'no-store' })).ok,
  });
  for (const event of ['online', 'offline']) window.addEventListener(event, () => void connection.check());
  return connection;
}
