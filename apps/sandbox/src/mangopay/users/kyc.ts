import { newId } from '../../core/identifiers.js';
import { wrong } from '../api/failure.js';
import { oneOf, requireShape, text } from '../api/fields.js';
import type { Operation } from '../api/operation.js';
import type { KycDocument } from '../documents.js';
import { tell } from '../hooks/telling.js';
import type { MangopayWorld } from '../world.js';
import { kycBody } from './bodies.js';
import { confirmUser, found, userOf } from './users.js';

export const KYC_TIMER = 'mangopay.kyc';

const TYPES = [
  'IDENTITY_PROOF',
  'REGISTRATION_PROOF',
  'ARTICLES_OF_ASSOCIATION',
  'SHAREHOLDER_DECLARATION',
  'ADDRESS_PROOF',
];
const MOST_BASE64 = 10 * 1024 * 1024;

function paperOf(world: MangopayWorld, userId = '', id = ''): KycDocument {
  const paper = found(world.papers.get(id));
  return found(paper.userId === userId ? paper : undefined);
}

/** Somebody at Mangopay has looked at it; false for one that nobody was asked to look at. */
export function decidePaper(world: MangopayWorld, paper: KycDocument, refused: string | null): boolean {
  if (paper.status !== 'VALIDATION_ASKED') return false;
  paper.status = refused === null ? 'VALIDATED' : 'REFUSED';
  paper.refusedReason = refused;
  world.papers.put(paper.id, paper);
  tell(world, refused === null ? 'KYC_SUCCEEDED' : 'KYC_FAILED', paper.id);
  if (refused === null && paper.type === 'IDENTITY_PROOF') confirmUser(world, userOf(world, paper.userId));
  return true;
}

/** A user whose last name is REFUSED has documents that nobody can read. */
export function lookAtPaper(world: MangopayWorld, id: string): void {
  const paper = found(world.papers.get(id));
  const isRefused = userOf(world, paper.userId).fields['LastName'] === 'REFUSED';
  decidePaper(world, paper, isRefused ? 'DOCUMENT_UNREADABLE' : null);
}

export const KYC_OPERATIONS: readonly Operation[] = [
  {
    name: 'kyc.create',
    method: 'POST',
    path: '/users/:id/kyc/documents',
    run(world, { body, path: { id = '' } }) {
      requireShape(body, { required: { Type: oneOf(...TYPES) } });
      const paper: KycDocument = {
        id: newId('kyc_m'),
        tag: typeof body['Tag'] === 'string' ? body['Tag'] : null,
        createdAt: world.clock.now(),
        userId: userOf(world, id).id,
        type: String(body['Type']),
        status: 'CREATED',
        pages: 0,
        refusedReason: null,
      };
      world.papers.put(paper.id, paper);
      return kycBody(paper);
    },
  },
  {
    name: 'kyc.page',
    method: 'POST',
    path: '/users/:id/kyc/documents/:paper/pages',
    run(world, { body, path: { id, paper: paperId } }) {
      const paper = paperOf(world, id, paperId);
      requireShape(body, { required: { File: text(MOST_BASE64, /^[A-Za-z0-9+/]+=*$/) } });
      if (paper.status !== 'CREATED') throw wrong({ Status: 'The document was sent already.' });
      paper.pages += 1;
      world.papers.put(paper.id, paper);
      return null;
    },
  },
  {
    name: 'kyc.submit',
    method: 'PUT',
    path: '/users/:id/kyc/documents/:paper',
    run(world, { body, path: { id, paper: paperId } }) {
      const paper = paperOf(world, id, paperId);
      requireShape(body, { required: { Status: oneOf('VALIDATION_ASKED') }, optional: { Id: text() } });
      if (paper.pages === 0) throw wrong({ Status: 'The document has no page.' });
      if (paper.status !== 'CREATED') throw wrong({ Status: 'The document was sent already.' });
      paper.status = 'VALIDATION_ASKED';
      world.papers.put(paper.id, paper);
      world.scheduler.schedule(KYC_TIMER, paper.id, world.clock.now() + world.settings.kycSeconds * 1000);
      return kycBody(paper);
    },
  },
  {
    name: 'kyc.get',
    method: 'GET',
    path: '/users/:id/kyc/documents/:paper',
    run: (world, { path: { id, paper } }) => kycBody(paperOf(world, id, paper)),
  },
  {
    name: 'kyc.list',
    method: 'GET',
    path: '/users/:id/kyc/documents',
    run: (world, { path: { id } }) =>
      world.papers
        .all()
        .filter(({ userId }) => userId === id)
        .map(kycBody),
  },
];
