import type { Person } from '../people.js';
import type { TestApp } from '../test-app.js';

export interface SentForm {
  fields?: Readonly<Record<string, string>>;
  file?: { content: Buffer; name: string; field?: string };
}

export interface FormAnswer<Reply> {
  status: number;
  code: string | undefined;
  errors: readonly { field: string; code: string }[];
  data: Reply;
}

/** A small PDF of one page with this text in it; `more` is added to its catalogue. */
export const aPdf = (text = 'Paper', more = ''): Buffer =>
  Buffer.from(
    [
      '%PDF-1.7',
      `1 0 obj<</Type/Catalog/Pages 2 0 R/Note(${text})${more}>>endobj`,
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]/Resources<<>>>>endobj',
      'trailer<</Root 1 0 R/Size 4>>',
      '%%EOF\n',
    ].join('\n'),
  );

/** Sends a form with a file as this person. */
export async function sendForm<Reply>(
  t: TestApp,
  { token }: Pick<Person, 'token'>,
  method: 'post' | 'patch',
  path: string,
  { fields = {}, file }: SentForm,
): Promise<FormAnswer<Reply>> {
  const form = t.http()[method](`/api/v1.1${path}`).set('authorization', `Bearer ${token}`);
  for (const [name, value] of Object.entries(fields)) void form.field(name, value);
  const answer = await (file ? form.attach(file.field ?? 'file', file.content, file.name) : form);
  const body = answer.body as { code?: string; errors?: FormAnswer<Reply>['errors']; data?: { data: Reply } };
  return { status: answer.status, code: body.code, errors: body.errors ?? [], data: body.data?.data as Reply };
}

/** A document of a campaign, as its owner adds it. */
export async function addDocument(
  t: TestApp,
  owner: Person,
  campaignId: string,
  fields: Readonly<Record<string, string>> = {},
  content = aPdf(),
): Promise<string> {
  const { data, code } = await sendForm<{ id: string }>(t, owner, 'post', `/equity/extras-document/${campaignId}`, {
    fields: { title: 'A paper', visibility: 'private', ...fields },
    file: { content, name: 'paper.pdf' },
  });
  if (code !== undefined) throw new Error(`The document was refused: ${code}`);
  return data.id;
}
