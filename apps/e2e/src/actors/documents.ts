import { ask } from '../harness/api.js';

/** One page with nothing on it. */
export const PAPER = [
  '%PDF-1.7',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]/Resources<<>>>>endobj',
  'trailer<</Root 1 0 R/Size 4>>',
  '%%EOF\n',
].join('\n');

/** Adds a document to a campaign, as its owner. */
export async function addDocument(
  site: string,
  token: string,
  campaignId: string,
  fields: Readonly<Record<'title' | 'visibility' | 'documentType', string>>,
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([PAPER], { type: 'application/pdf' }), 'paper.pdf');
  await ask(site, 'POST', `/equity/extras-document/${campaignId}`, { token, body: form });
}

/** Hands in a passport for the review of an identity. */
export async function handPassportIn(site: string, token: string): Promise<void> {
  const form = new FormData();
  form.set('title', 'passport');
  form.set('document', new Blob([PAPER], { type: 'application/pdf' }), 'passport.pdf');
  await ask(site, 'POST', '/investor-profiles/documents', { token, body: form });
}

interface Checklist {
  steps: { missing: string[] }[];
}

/** Adds the key information sheet, where the law asks for one. */
export async function giveSheet(site: string, token: string, campaignId: string): Promise<void> {
  const { steps } = await ask<Checklist>(site, 'GET', `/equities/${campaignId}/checklist`, { token });
  if (!steps.some(({ missing }) => missing.includes('keyInformation'))) return;
  const fields = { title: 'Key information', visibility: 'public', documentType: 'key_information' };
  await addDocument(site, token, campaignId, fields);
}
