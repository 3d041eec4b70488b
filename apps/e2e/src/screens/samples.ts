import { ask } from './api.js';

interface Tokens {
  investor: string;
  owner: string;
}

interface Holding {
  id: string;
  campaignId: string;
  state: string;
}

const first = <Item>(items: readonly Item[], what: string): Item => {
  const [item] = items;
  if (item === undefined) throw new Error(`The demo has no ${what}`);
  return item;
};

/** A reservation that can still be paid: the one made by an earlier run, or a new one. */
async function reservation(token: string, campaignId: string): Promise<string> {
  const held = (await ask<Holding[]>(token, 'GET', '/my-investment')).find(({ state }) => state === 'reserved');
  const { id } =
    held ?? (await ask<{ id: string }>(token, 'POST', `/process-investment/${campaignId}`, { units: 100 }));
  return id;
}

/** A draft of the owner's: the one made by an earlier run, or a new one. */
async function draft(token: string): Promise<string> {
  const own = await ask<{ id: string; status: number }[]>(token, 'GET', '/campaigns/equities');
  const known = own.find(({ status }) => status === 0);
  if (known) return known.id;
  type Made = { campaignDetail: { id: string } };
  return (await ask<Made>(token, 'POST', '/campaigns/equities', { type: 'equity' })).campaignDetail.id;
}

/** Records of the demo whose ids addresses contain. */
export async function findSamples({ investor, owner }: Tokens): Promise<Record<string, string>> {
  const front = await ask<{ id: string; slug: string; type: string; interest: object | null }[]>(
    null,
    'GET',
    '/equities/front',
  );
  const equity = first(
    // One that tests interest takes no money.
    front.filter(({ type, interest }) => type === 'equity' && interest === null),
    'open equity campaign',
  );
  const holding = first(
    (await ask<Holding[]>(investor, 'GET', '/my-investment')).filter(({ state }) => state === 'received'),
    'investment that is paid',
  );
  const funded = first(
    (await ask<{ id: string; status: number }[]>(owner, 'GET', '/campaigns/equities')).filter(
      ({ status }) => status === 4,
    ),
    'funded campaign of its owner',
  );
  const { repayments } = await ask<{ repayments: { id: string; state: string }[] }>(
    owner,
    'GET',
    `/repayments/get-repayment/${funded.id}`,
  );
  const certificate = first(
    await ask<{ id: string; code: string }[]>(investor, 'GET', '/equity/share-certificate'),
    'share certificate',
  );
  const moved = await ask<{ event: string; subjectId: string }[]>(investor, 'GET', '/wallet/transactions?limit=100');
  const topUp = await ask<{ id: string }>(investor, 'POST', '/wallet', { amount: 25_000, currency: 'USD' });
  const topics = await ask<{ slug: string; questions: { slug: string }[] }[]>(null, 'GET', '/help-topics');
  const topic = first(topics, 'help topic');
  const pages = await ask<{ id: string; slug: string }[]>(null, 'GET', '/content-pages');
  return {
    contentRecord: first(
      pages.filter(({ slug }) => slug === 'risks'),
      'content page',
    ).id,
    helpTopic: topic.slug,
    helpQuestion: first(topic.questions, 'help question').slug,
    slug: equity.slug,
    ownerSlug: (await ask<{ slug: string }>(owner, 'GET', '/users/me')).slug,
    openCampaign: equity.id,
    certificate: certificate.id,
    certificateCode: certificate.code,
    investment: holding.id,
    investedCampaign: holding.campaignId,
    question: first(await ask<{ id: string }[]>(investor, 'GET', '/reconfirmations'), 'changed terms to confirm').id,
    reservation: await reservation(investor, equity.id),
    draft: await draft(owner),
    fundedCampaign: funded.id,
    dueRepayment: first(
      repayments.filter(({ state }) => state === 'due'),
      'repayment that is due',
    ).id,
    paidRepayment: first(
      repayments.filter(({ state }) => state === 'distributed'),
      'repayment that was made',
    ).id,
    receivedRepayment: first(
      moved.filter(({ event }) => event === 'distribution'),
      'repayment that the investor received',
    ).subjectId,
    topUp: topUp.id,
  };
}
