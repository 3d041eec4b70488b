import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxClock } from '../core/clock.js';
import type { FaultBook } from '../core/faults.js';
import { dropConnection } from '../core/connection.js';

const DAY = 86_400_000;

/** One euro in each currency, in ten-thousandths, before the day's small movement. */
const EURO: Readonly<Record<string, number>> = {
  USD: 10_850,
  JPY: 1_625_000,
  GBP: 8450,
  CHF: 9390,
  SEK: 112_300,
  CAD: 15_120,
  AUD: 16_480,
};

/** The bank publishes on working days: a weekend shows Friday's file. */
function publishedOn(now: number): Date {
  const day = new Date(now);
  const back = { 0: 2, 6: 1 }[day.getUTCDay()] ?? 0;
  return new Date(now - back * DAY);
}

/** The day's file; rates move by at most half a percent, the same whenever a day is asked for. */
export function dailyFile(now: number): string {
  const day = publishedOn(now);
  const step = Math.floor(day.getTime() / DAY) % 11;
  const rates = Object.entries(EURO).map(([currency, base]) => {
    const rate = Math.round(base * (1 + (step - 5) / 1000));
    return `\t\t\t<Cube currency='${currency}' rate='${(rate / 10_000).toFixed(4)}'/>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">',
    '\t<gesmes:subject>Reference rates</gesmes:subject>',
    '\t<gesmes:Sender>\n\t\t<gesmes:name>European Central Bank</gesmes:name>\n\t</gesmes:Sender>',
    `\t<Cube>\n\t\t<Cube time='${day.toISOString().slice(0, 10)}'>`,
    ...rates,
    '\t\t</Cube>\n\t</Cube>',
    '</gesmes:Envelope>',
    '',
  ].join('\n');
}

/** The European Central Bank's address of the file. */
export function registerDailyFile(app: FastifyInstance, clock: SandboxClock, faults: FaultBook): void {
  app.get('/stats/eurofxref/eurofxref-daily.xml', async (request: FastifyRequest, reply: FastifyReply) => {
    const fault = faults.take('ecb', 'daily');
    if (fault?.effect === 'http_500') return reply.status(500).send('');
    if (fault?.effect === 'html_error_page') return reply.type('text/html').send('<html>502 Bad Gateway</html>');
    if (fault !== undefined) {
      dropConnection(request, reply);
      return reply;
    }
    return reply.type('text/xml').send(dailyFile(clock.now()));
  });
}
