import { Writable } from 'node:stream';
import { createLogger, NestLog } from './logger.js';

const CANARY = '078-05-1120';

describe('SEC-51 the log', () => {
  const collected: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      collected.push(chunk.toString());
      done();
    },
  });
  const log = createLogger({ LOG_LEVEL: 'debug' }, sink);
  beforeEach(() => collected.splice(0));

  it('never contains a canary secret, in any place', () => {
    for (const name of [
      'ssn',
      'password',
      'token',
      'authorization',
      'accountNumber',
      'routingNumber',
      'secret',
      'code',
      'email',
      'dateOfBirth',
      'phoneNumber',
    ]) {
      log.info({ [name]: CANARY });
      log.info({ body: { [name]: CANARY } });
      log.info({ request: { body: { [name]: CANARY } } });
      log.error({ err: Object.assign(new Error('failed'), { [name]: CANARY }) });
    }
    expect(collected.length).toBeGreaterThan(40);
    expect(collected.filter((line) => line.includes(CANARY))).toEqual([]);
  });

  it('is one JSON object a line, with a time and no name of the machine', () => {
    log.info({ requestId: 'r1' }, 'served');
    new NestLog(log).warn('slow', 'jobs');
    const [first, second] = collected.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(first).toMatchObject({ level: 30, requestId: 'r1', msg: 'served', time: expect.stringMatching(/^\d{4}-/) });
    expect(second).toMatchObject({ level: 40, context: 'jobs', msg: 'slow' });
    expect(Object.keys(first ?? {})).not.toContain('hostname');
  });

  it('says nothing when it is silent', () => {
    createLogger({ LOG_LEVEL: 'silent' }, sink).error('x');
    expect(collected).toEqual([]);
  });
});
