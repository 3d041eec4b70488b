import { ERRORS } from '@cairn/contracts';
import { WithdrawAbroadRequest } from '@cairn/contracts/wallet/saved-accounts.requests';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { callsOf, openApiDocument } from './openapi.js';

interface FormSchema {
  $ref?: string;
  properties?: Record<string, object>;
  required?: string[];
}
interface Operation {
  summary: string;
  'x-access': string;
  security: unknown[];
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: FormSchema }> };
  responses: Record<string, { description: string; content: { 'application/json': { schema: object } } }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties?: Record<string, unknown> }> };
}

describe('the description of the API', () => {
  let t: TestApp;
  let document: Document;
  beforeAll(async () => {
    t = await startTestApp();
    document = openApiDocument(t.app) as unknown as Document; // the same shape, named for reading
  });
  afterAll(() => t.close());

  const operations = (): [string, Operation][] =>
    Object.entries(document.paths).flatMap(([path, of]) =>
      Object.entries(of).map(([method, operation]): [string, Operation] => [`${method} ${path}`, operation]),
    );

  it('has an operation for every call, with words about it', () => {
    expect(operations()).toHaveLength(callsOf(t.app).length);
    expect(operations().filter(([, { summary }]) => summary.length < 4)).toEqual([]);
  });

  it('refers to nothing that is not there', () => {
    const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    const referred = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, name]) => name);
    expect(referred.length).toBeGreaterThan(50);
    expect(referred.filter((name) => name === undefined || !known.includes(name))).toEqual([]);
  });

  it('says of a field that is needed unless another has a value what the validator says', () => {
    expect(document.components.schemas['WithdrawAbroadRequest']).toMatchObject({
      allOf: [
        {
          if: { required: ['type'], properties: { type: { const: 'CA' } } },
          else: { required: ['bank'], properties: { bank: { type: 'string', maxLength: 80, minLength: 1 } } },
        },
      ],
    });
    const account = {
      amount: 1,
      currency: 'USD',
      type: 'GB',
      ownerName: 'Pat Payer',
      sortCode: '200000',
      accountNumber: '55779911',
    };
    const faults = (more: object) =>
      validateSync(plainToInstance(WithdrawAbroadRequest, { ...account, ...more })).map(({ property }) => property);
    expect([faults({ bank: null }), faults({}), faults({ bank: 'Bank' })]).toEqual([['bank'], ['bank'], []]);
  });

  it('names the file formats of lists and documents', () => {
    const typesOf = (path: string) =>
      Object.keys(document.paths[`/api/v1.1${path}`]?.['get']?.responses['200']?.content ?? {});
    expect(typesOf('/admin/campaigns')).toEqual(['application/json', 'text/csv']);
    expect(typesOf('/wallet/transactions')).toEqual(['application/json', 'text/csv']);
    expect(typesOf('/process-investment/receipt/{id}')).toContain('application/pdf');
    expect(typesOf('/users/me')).toEqual(['application/json']);
  });

  it('a form names its files as the calls read them, beside the fields of its body', () => {
    const formOf = (method: string, path: string) =>
      document.paths[`/api/v1.1${path}`]?.[method]?.requestBody?.content['multipart/form-data']?.schema;
    const file = { type: 'string', format: 'binary' };
    for (const [method, path, field, ...names] of [
      ['patch', '/campaign/campaign-story/{campaignId}', 'campaignStory', 'cover'],
      ['post', '/equity/company-profile/{campaignId}', 'companyName', 'companyLogo'],
      ['post', '/equity/team-members/{campaignId}', 'fullName', 'photo'],
      ['patch', '/users/updateMe', 'firstName', 'photo', 'coverPhoto'],
      ['post', '/campaign/extras-info/{campaignId}', 'userUploadedContract', 'userUploadedContract'],
    ] as const) {
      const { properties = {} } = formOf(method, path) ?? {};
      expect([path, Object.keys(properties)]).toEqual([path, expect.arrayContaining([field, ...names])]);
      for (const name of names) expect([name, properties[name]]).toEqual([name, file]);
    }
    expect(formOf('post', '/equity/team-members/{campaignId}')?.required).toContain('roleTitle');
    const alone = { type: 'object', properties: { file }, required: ['file'] };
    expect(formOf('patch', '/equities/upload-user-contact/{id}')).toEqual(alone);
  });

  it('every call that takes a body says what is in it', () => {
    const bodiless = callsOf(t.app)
      .map(({ call }) => call)
      .filter(({ endpoint, options }) => endpoint.method !== 'GET' && !options.body && !options.multipart)
      .map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
    // Moves that need no words, and messages of a provider, which are read as they come.
    expect(bodiless.sort()).toEqual([
      'DELETE /ach/accounts/:id',
      'DELETE /admin/campaigns/:id/claim',
      'DELETE /admin/content-records/:id',
      'DELETE /admin/content-records/:id/draft',
      'DELETE /admin/exchange-rates/:id',
      'DELETE /admin/settings/marks/:mark',
      'DELETE /campaign-interest/:campaignId',
      'DELETE /campaign/covered-persons/:campaignId/:id',
      'DELETE /campaigns/equities/:id',
      'DELETE /contracts/mandate/:campaignId',
      'DELETE /equity/comments/:campaignId/:id',
      'DELETE /equity/extras-document/:campaignId/:id',
      'DELETE /equity/extras-images/:campaignId/:id',
      'DELETE /equity/extras-videos/:campaignId/:id',
      'DELETE /equity/lead-investors/:campaignId/:id',
      'DELETE /equity/team-members/:campaignId/:id',
      'DELETE /equity/updates/:campaignId/:id',
      'DELETE /escrow/accounts/:id',
      'DELETE /investing-accounts/:id',
      'DELETE /investor-profiles/spouse',
      'DELETE /mangopay/bank-accounts/:id',
      'DELETE /save-investment/:id',
      'DELETE /saved-campaigns/:id',
      'DELETE /stripe-connect/:id',
      'DELETE /team-memberships/:id',
      'DELETE /users/follow/:id',
      'DELETE /users/request-delete-account',
      'DELETE /users/send-invites/:id',
      'DELETE /users/sessions/:id',
      'DELETE /users/social-login/:provider',
      'DELETE /wallet/bank-accounts/:id',
      'PATCH /repayments/process-repayment/:repaymentId',
      'POST /admin/admin-changes/:id/confirm',
      'POST /admin/campaign-changes/:id/approve',
      'POST /admin/campaigns/:id/close',
      'POST /admin/campaigns/:id/closings',
      'POST /admin/dead-letters/:id/replay',
      'POST /admin/getting-ready/test-mail',
      'POST /admin/ledger/verification',
      'POST /admin/logout',
      'POST /admin/operator-accounts/:id/confirm',
      'POST /admin/payouts/:id/approve',
      'POST /admin/periods/:month/ask',
      'POST /admin/periods/:month/close',
      'POST /admin/periods/:month/keep-open',
      'POST /admin/platform-fees/:id/confirm',
      'POST /admin/users/:id/end-sessions',
      'POST /admin/users/:id/resend-activation',
      'POST /admin/withdrawals/:id/approve',
      'POST /admin/withdrawals/:id/release',
      'POST /campaign-changes/:campaignId/:id/withdraw',
      'POST /campaign-interest/:campaignId/end',
      'POST /campaign-investors/:campaignId/:id/remind',
      'POST /email-preferences/unsubscribe/:token',
      'POST /equity/team-members/:campaignId/:id/resend-email',
      'POST /escrow/link-ach',
      'POST /escrow/link-card',
      'POST /investor-profiles/spouse/confirm',
      'POST /newsletter/unsubscribe/:token',
      'POST /process-investment/cancel/:id',
      'POST /process-investment/reserve/:id',
      'POST /reconfirmations/:id/cancel',
      'POST /reconfirmations/:id/confirm',
      'POST /repayments/cancel-payout/:payoutId',
      'POST /repayments/cancel-repayment/:repaymentId',
      'POST /shufti-kyc',
      'POST /stripe-connect',
      'POST /team-invitations/:token/accept',
      'POST /team-invitations/:token/decline',
      'POST /users/app-auto-login',
      'POST /users/current-user-newsletter-subscribe',
      'POST /users/data-export',
      'POST /users/follow/:id',
      'POST /users/logout',
      'POST /users/regenerate-qr-code',
      'POST /users/send-invites/:id/reminder',
      'POST /users/two-factor/disable',
      'POST /users/two-factor/recovery-codes',
      'POST /wallet/topup/:preapprovalId',
      'POST /wallet/topup/:preapprovalId/cancel',
      'POST /wallet/topup/:preapprovalId/return',
      'POST /wallet/withdrawals/:id/cancel',
      'POST /webhooks/:provider',
      'POST /webhooks/:provider/:endpoint',
      'PUT /north-kyc',
    ]);
  });

  it('every reply has a schema with fields', () => {
    const empty = operations().filter(([, { responses }]) => {
      const [success] = Object.entries(responses).filter(([status]) => status.startsWith('2'));
      return !success || !/\$ref|"type":"(string|integer)"/.test(JSON.stringify(success[1]));
    });
    expect(empty.map(([name]) => name)).toEqual([
      // Files.
      'post /api/v1.1/admin/disputes/{id}/evidence',
      'post /api/v1.1/admin/payment-file',
      'post /api/v1.1/admin/payment-files/{id}/download',
      'get /api/v1.1/equity/extras-document/{campaignId}/{id}/file',
    ]);
  });

  it('every operation names the errors that it may give, and only known ones', () => {
    for (const [name, { responses, security, 'x-access': access }] of operations()) {
      const statuses = Object.keys(responses);
      expect([name, statuses]).toEqual([name, expect.arrayContaining(['400', '429', '500', '503'])]);
      if (name.includes('{')) expect([name, statuses]).toEqual([name, expect.arrayContaining(['404'])]);
      if (!name.startsWith('get ')) expect([name, statuses]).toEqual([name, expect.arrayContaining(['413', '415'])]);
      const isPublic = access === 'public' || access === 'provider';
      expect([name, statuses.includes('403') || isPublic]).toEqual([name, true]);
      expect([name, statuses.includes('401') || isPublic, security.length]).toEqual([name, true, isPublic ? 0 : 1]);
      const codes = Object.entries(responses)
        .filter(([status]) => Number(status) >= 400)
        .flatMap(([, { description }]) => description.split(', '));
      expect(codes.filter((code) => !Object.hasOwn(ERRORS, code))).toEqual([]);
    }
  });

  it('names every word of a path, and the key of every command that needs one', () => {
    for (const { call } of callsOf(t.app)) {
      const path = `/api/v1.1${call.endpoint.path.replace(/:([A-Za-z]+)/g, '{$1}')}`;
      const operation = document.paths[path]?.[call.endpoint.method.toLowerCase()];
      const named = (place: string): string[] =>
        (operation?.parameters ?? []).filter((parameter) => parameter.in === place).map(({ name }) => name);
      expect(named('path')).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      expect(named('header')).toEqual(call.endpoint.idempotent ? ['Idempotency-Key'] : []);
    }
  });

  it('SEC-61 no request asks for the data of a card: a hosted page does', () => {
    const ofCards = /card_?(number|holder)|cvc|cvv|expir(y|ation)(Month|Year)|^pan$/i;
    const asked = Object.entries(document.components.schemas)
      .filter(([name]) => name.endsWith('Request'))
      .flatMap(([name, { properties }]) => Object.keys(properties ?? {}).map((field) => [name, field] as const));
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter(([, field]) => ofCards.test(field))).toEqual([]);
  });

  it('SEC-31 no reply names what must not leave', () => {
    const secret = /password|ssn$|totp|accountNumber$|secret$|token$/i;
    // What the caller is given once, of their own.
    const allowed = [
      'LoginReply.token',
      'LoginReply.halfToken',
      'AdminSession.token',
      'AdminHalfSession.halfToken',
      'Enrolment.secret',
      // One record, to finance, with a reason and step-up, for a minute (decision "bank details").
      'BankDetails.accountNumber',
      // The operator's own account, which payers transfer to.
      'BankCoordinates.accountNumber',
      'OperatorAccount.accountNumber',
      'WireInstructions.accountNumber',
      'SignUpTwoFactorReply.token',
      'SocialLoginReply.pendingToken',
      'StepUpReply.token',
      'SocialLoginReply.pendingToken',
      // SEC-58: a session that may only look.
      'ViewSession.token',
      'TwoFactorSecret.secret',
      'ViewSession.token',
      // Whether and since when there is one.
      'CurrentUser.hasPassword',
      'CurrentUser.passwordChangedAt',
    ];
    const replies = Object.entries(document.components.schemas).filter(([name]) => !name.endsWith('Request'));
    const told = replies.flatMap(([name, { properties = {} }]) =>
      Object.keys(properties)
        .filter((field) => secret.test(field))
        .map((field) => `${name}.${field}`),
    );
    expect(told.filter((field) => !allowed.includes(field))).toEqual([]);
  });
});
