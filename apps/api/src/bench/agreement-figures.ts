import { once } from 'node:events';
import { fork } from 'node:child_process';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import type { Language } from '@cairn/contracts';
import { directionOf } from '@cairn/i18n';
import type pg from 'pg';
import { PaperPrinter } from '../kernel/pdf/paper-printer.js';
import { PAGE, PAGES, Sheet, type SheetContent } from '../kernel/pdf/sheet.js';
import { fillInvestments } from './agreement-data.js';
import { benchCampaign } from './desk-data.js';
import { signedInId } from './drafts.js';
import { atLeast, atMost, type Figure } from './figure.js';
import { interleave, quantile, rateOf, readWhile, ROUNDS } from './measure.js';
import { startApi, startBare } from './processes.js';
import { API, DETAIL, own, type BenchWorld } from './world.js';

interface AgreementBench {
  client: pg.Client;
  world: BenchWorld;
  env: Record<string, string>;
  say: (line: string) => void;
}

const COMMITMENTS = 10_000;
const CERTIFICATES = 1_000;
const SHEETS = 10;
const LETTERS_OF_PAGE = 2_600;
const PARAGRAPHS_OF_PAGE = 4;
const PRINTED = 4;
const FINEST_MS = 5;
/** Of the first of them onwards, one a round: nothing else uses them. */
const CLOSED = 20;

/** May this person invest, who has committed ten thousand times in the year. */
async function checkFigure({ client, world, env, say }: AgreementBench): Promise<Figure> {
  const investor = signedInId(0);
  await fillInvestments(client, {
    campaign: benchCampaign(5),
    count: COMMITMENTS,
    state: 'received',
    investor,
    prefix: 'PAST-',
  });
  const ask = { url: `${API}/process-investment-check/${benchCampaign(6)}`, signedIn: true };
  const [first, ...others] = own(await world.statementsOf(ask));
  if (first === undefined) throw new Error('The check reads nothing');
  const bare = await startBare(env, { '/check': { ...first, others } });
  const api = await startApi({ ...env, ANSWERS_MEMORY: '0' });
  const headers = { authorization: `Bearer ${world.tokens[0]}` };
  try {
    const [rate = 0, yardstick = 1] = await interleave([
      () => rateOf({ url: `${api.url}${ask.url}`, headers }),
      () => rateOf({ url: `${bare.url}/check` }),
    ]);
    say(`  May they invest: ${rate.toFixed(0)}/s in ${1 + others.length} statements, bare ${yardstick.toFixed(0)}/s`);
    return atLeast(
      'Whether somebody with 10,000 commitments of the year may invest, against bare',
      rate / yardstick,
      0.8,
    );
  } finally {
    await api.stop();
    await bare.stop();
  }
}

/** Ten pages of the operator's own words, as many letters on each in every language. */
async function sheetIn(client: pg.Client, language: Language): Promise<SheetContent> {
  const { rows } = await client.query<{ text: string }>(
    `select string_agg(clause ->> 'text', ' ') as text from agreement_template t, jsonb_array_elements(t.clauses) clause
     where t.kind = 'subscription_equity' and t.jurisdiction = 'any' and t.language = $1 and t.version = 1`,
    [language],
  );
  const letters = Array.from(`${rows[0]?.text ?? ''} `);
  const length = LETTERS_OF_PAGE / PARAGRAPHS_OF_PAGE;
  let at = 0;
  const paragraph = (): string => Array.from({ length }, () => letters[at++ % letters.length]).join('');
  const sheet = new Sheet({ direction: directionOf(language), title: 'bench', at: new Date(0), size: 'A4' });
  for (let page = 0; page < SHEETS; page++) {
    if (page > 0) sheet.nextPage();
    for (let part = 0; part < PARAGRAPHS_OF_PAGE; part++) sheet.paragraph(paragraph());
  }
  return sheet.content(`${PAGE} / ${PAGES}`);
}

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0;

/** Arabic against English, and how late anything else of the process is meanwhile. */
async function printFigures({ client, world, say }: AgreementBench): Promise<Figure[]> {
  const printer = world.get(PaperPrinter);
  const [arabic, english] = [await sheetIn(client, 'ar'), await sheetIn(client, 'en')];
  for (const sheet of [arabic, english]) {
    const pages = pagesOf(await printer.print(sheet));
    if (pages !== SHEETS) throw new Error(`A document of ${SHEETS} pages has ${pages}`);
  }
  const late: number[] = [];
  const timeOf = (sheet: SheetContent) => async (): Promise<number> => {
    const delay = monitorEventLoopDelay({ resolution: FINEST_MS });
    delay.enable();
    const begun = performance.now();
    for (let printed = 0; printed < PRINTED; printed++) await printer.print(sheet);
    const took = performance.now() - begun;
    delay.disable();
    late.push(delay.max / 1_000_000 - FINEST_MS);
    return took / PRINTED;
  };
  const [inArabic = 0, inEnglish = 1] = await interleave([timeOf(arabic), timeOf(english)]);
  const latest = quantile(late, 0.5);
  say(
    `  Ten pages: Arabic ${inArabic.toFixed(0)} ms, English ${inEnglish.toFixed(0)} ms, others late by ${latest.toFixed(1)} ms`,
  );
  return [
    atMost('An agreement of ten pages in Arabic, in times of the same in English', inArabic / inEnglish, 1.5),
    atMost('The latest that anything else runs while it is printed', Number(latest.toFixed(1)), 20, ' ms'),
  ];
}

/** Reads while another process issues the certificates of a closing, against the same reads when nothing is issued. */
async function closingFigure({ client, env, say }: AgreementBench): Promise<Figure> {
  const api = await startApi({ ...env, ANSWERS_MEMORY: '0' });
  const issuing = fork(fileURLToPath(new URL('./issue-certificates.js', import.meta.url)), {
    env: { ...process.env, ...env, LOG_LEVEL: 'error' },
  });
  const url = `${api.url}${DETAIL}`;
  try {
    await once(issuing, 'message');
    const ratios: number[] = [];
    for (let round = -1; round < ROUNDS; round++) {
      const campaign = benchCampaign(CLOSED + round);
      await fillInvestments(client, { campaign, count: CERTIFICATES, state: 'settled', prefix: `CLOSED-${round}-` });
      const quiet = await readWhile(url, new Promise((resolve) => setTimeout(resolve, 2_000)));
      const begun = performance.now();
      const done = once(issuing, 'message');
      issuing.send('issue');
      const busy = await readWhile(url, done);
      const took = performance.now() - begun;
      const { rows } = await client.query<{ count: number }>(
        'select count(*)::int as count from share_certificate where campaign_id = $1',
        [campaign],
      );
      if (rows[0]?.count !== CERTIFICATES) throw new Error(`${rows[0]?.count} of ${CERTIFICATES} were issued`);
      const [before, during] = [quantile(quiet, 0.95), quantile(busy, 0.95)];
      if (round >= 0) ratios.push(during / before);
      say(
        `  ${CERTIFICATES} certificates in ${took.toFixed(0)} ms: p95 ${before.toFixed(1)} to ${during.toFixed(1)} ms`,
      );
    }
    return atMost('p95 of a read while 1,000 certificates are issued, in times of before', quantile(ratios, 0.5), 2);
  } finally {
    issuing.kill();
    await api.stop();
  }
}

/** Who may invest, what they sign, and what they hold afterwards. */
export async function agreementFigures(bench: AgreementBench): Promise<Figure[]> {
  return [await checkFigure(bench), ...(await printFigures(bench)), await closingFigure(bench)];
}
