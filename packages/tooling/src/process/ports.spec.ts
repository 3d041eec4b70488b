import { createServer, type Server } from 'node:net';
import { freePortRange, requirePort } from './ports.js';

const listen = (port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(server));
  });

it('free ports lie below those that outgoing connections are given, and can all be listened on', async () => {
  const ranges = await Promise.all(Array.from({ length: 20 }, () => freePortRange(4)));
  for (const first of ranges) expect(first + 3).toBeLessThan(32_768);
  const first = ranges[0] ?? 0;
  const servers = await Promise.all([0, 1, 2, 3].map((offset) => listen(first + offset)));
  for (const server of servers) server.close();
});

it.each([6000, 6667, 10_080])('names port %d, which no browser would call', async (port) => {
  await expect(requirePort(port, '127.0.0.1')).rejects.toThrow(`Port ${port} is one that browsers refuse`);
});
