import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';
import type { Store } from '../core/store.js';
import { sendPage } from '../pages/document.js';
import { formFields } from '../pages/form-fields.js';
import { consentPage } from './consent-page.js';
import { IDENTITY_CLIENT, isProvider, isScenario, PROVIDER_NAMES, type ProviderName } from './providers.js';
import { Visits, type Visit } from './visits.js';

const KEY_ID = 'sandbox-1';
const TOKEN_SECONDS = 3600;

type Query = Readonly<Record<string, string | undefined>>;

const queryOf = (request: FastifyRequest): Query => (request.query ?? {}) as Query; // every value of a query is text
const originOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;
const issuerOf = (request: FastifyRequest, provider: ProviderName): string =>
  `${originOf(request)}/identity/${provider}`;

function providerOf(request: FastifyRequest): ProviderName | null {
  const { provider = '' } = request.params as Record<string, string | undefined>; // the route's own word
  return isProvider(provider) ? provider : null;
}

const refuse = (reply: FastifyReply, error: string, status = 400): FastifyReply => reply.status(status).send({ error });

/** The client's id and secret, in the body or in the header. */
function isClient(request: FastifyRequest, fields: Query): boolean {
  const basic = /^Basic (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  const [id, secret] = basic
    ? Buffer.from(basic, 'base64').toString('utf8').split(':').map(decodeURIComponent)
    : [fields['client_id'], fields['client_secret']];
  return id === IDENTITY_CLIENT.id && secret === IDENTITY_CLIENT.secret;
}

const claimsOf = ({ subject, email, givenName, familyName, scenario }: Visit): Record<string, unknown> => ({
  sub: subject,
  given_name: givenName,
  family_name: familyName,
  name: `${givenName} ${familyName}`,
  ...(scenario === 'no_email' ? {} : { email, email_verified: scenario !== 'unverified' }),
});

const idToken = (key: CryptoKey, issuer: string, visit: Visit): Promise<string> => {
  const now = Math.floor(Date.now() / 1000) - (visit.scenario === 'expired' ? 2 * TOKEN_SECONDS : 0);
  const nonce = visit.scenario === 'wrong_nonce' ? 'of-another-visit' : visit.nonce;
  return new SignJWT({ ...claimsOf(visit), ...(nonce === null ? {} : { nonce }) })
    .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
    .setIssuer(issuer)
    .setAudience(visit.scenario === 'wrong_audience' ? 'another-client' : IDENTITY_CLIENT.id)
    .setIssuedAt(now)
    .setExpirationTime(now + TOKEN_SECONDS)
    .sign(key);
};

interface SigningKey {
  privateKey: CryptoKey;
  jwk: JWK;
}

async function makeKey(): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' } };
}

let made: Promise<SigningKey> | undefined;
/** One for the process, made when it is first asked for: making it takes longer than the rest of the start. */
const signingKey = (): Promise<SigningKey> => (made ??= makeKey());

/** Google and LinkedIn as OpenID providers, Facebook as plain OAuth with its Graph, all under `/identity`. */
export function registerIdentityProviders(app: FastifyInstance, store: Store): void {
  const visits = new Visits(store);

  app.get('/identity/:provider/.well-known/openid-configuration', (request, reply) => {
    const provider = providerOf(request);
    if (provider === null || provider === 'facebook') return refuse(reply, 'not_found', 404);
    const issuer = issuerOf(request, provider);
    return reply.send({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    });
  });
  app.get('/identity/:provider/jwks', async () => ({ keys: [(await signingKey()).jwk] }));

  app.get('/identity/:provider/authorize', (request, reply) => {
    const provider = providerOf(request);
    const { client_id: client, redirect_uri: redirectUri } = queryOf(request);
    if (provider === null || client !== IDENTITY_CLIENT.id || !redirectUri || !URL.canParse(redirectUri)) {
      return refuse(reply, 'invalid_request');
    }
    return sendPage(reply, {
      title: `Sign in with ${PROVIDER_NAMES[provider]}`,
      body: consentPage(provider, request.url),
      formTargets: [new URL(redirectUri).origin],
    });
  });

  app.post('/identity/:provider/authorize', (request, reply) => {
    const provider = providerOf(request);
    const { redirect_uri: redirectUri, state = '', nonce, code_challenge: challenge } = queryOf(request);
    if (provider === null || !redirectUri || !URL.canParse(redirectUri)) return refuse(reply, 'invalid_request');
    const fields = formFields(request);
    const chosen = fields['scenario'] ?? '';
    const scenario = isScenario(chosen) ? chosen : 'usual';
    const back = new URL(redirectUri);
    back.searchParams.set('state', scenario === 'wrong_state' ? `${state}x` : state);
    if (fields['action'] === 'deny') {
      back.searchParams.set('error', 'access_denied');
    } else {
      const email = (fields['email'] ?? '').trim();
      const code = visits.allow({
        provider,
        redirectUri,
        nonce: nonce ?? null,
        challenge: challenge ?? null,
        subject: Visits.subjectOf(provider, email),
        email,
        givenName: fields['given_name'] ?? '',
        familyName: fields['family_name'] ?? '',
        scenario,
      });
      back.searchParams.set('code', code);
    }
    return reply.redirect(back.toString(), 303);
  });

  const exchange = async (request: FastifyRequest, reply: FastifyReply, fields: Query): Promise<FastifyReply> => {
    const provider = providerOf(request);
    if (provider === null) return refuse(reply, 'not_found', 404);
    if (!isClient(request, fields)) return refuse(reply, 'invalid_client', 401);
    const { code = '', redirect_uri: redirectUri = '', code_verifier: verifier = null } = fields;
    const exchanged = visits.exchange(code, redirectUri, verifier);
    if (exchanged === null) return refuse(reply, 'invalid_grant');
    await store.flush();
    const answer = { access_token: exchanged.token, token_type: 'Bearer', expires_in: TOKEN_SECONDS };
    if (provider === 'facebook') return reply.send(answer);
    const { privateKey } = await signingKey();
    const token = await idToken(privateKey, issuerOf(request, provider), exchanged.visit);
    return reply.send({ ...answer, scope: 'openid profile email', id_token: token });
  };
  app.post('/identity/:provider/token', (request, reply) => exchange(request, reply, formFields(request)));
  app.get('/identity/:provider/oauth/access_token', (request, reply) => exchange(request, reply, queryOf(request)));

  app.get('/identity/:provider/userinfo', (request, reply) => {
    const visit = visits.of(/^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '');
    return visit === undefined ? refuse(reply, 'invalid_token', 401) : reply.send(claimsOf(visit));
  });

  // Facebook's Graph: who has the token, proved by a keyed hash of it (`appsecret_proof`).
  app.get('/identity/facebook/me', (request, reply) => {
    const { access_token: token = '', appsecret_proof: proof } = queryOf(request);
    const visit = visits.of(token);
    const expected = createHmac('sha256', IDENTITY_CLIENT.secret).update(token).digest('hex');
    if (visit === undefined || proof !== expected) return refuse(reply, 'invalid_token', 401);
    const { subject, givenName, familyName, email, scenario } = visit;
    return reply.send({
      id: subject,
      first_name: givenName,
      last_name: familyName,
      ...(scenario === 'no_email' ? {} : { email }),
    });
  });
}
