import type { AdminPage } from '../admin/admin.endpoints.js';
import type { AdminListQuery } from '../admin/admin.requests.js';
import { endpoint, type IdParams } from '../kernel/endpoint.js';
import type { FormatQuery } from '../kernel/page-query.request.js';
import type { AgreementTemplate, AgreementTemplateRow, TemplatePreview } from './template.replies.js';
import type { SaveTemplateRequest, TemplateTextRequest } from './template.requests.js';

export const templatesApi = {
  list: endpoint<{ query: AdminListQuery }, AdminPage<AgreementTemplateRow>>(
    'GET',
    '/admin/agreement-templates',
    'agreements.change',
  ),
  one: endpoint<{ params: IdParams }, AgreementTemplate>('GET', '/admin/agreement-templates/:id', 'agreements.change'),
  save: endpoint<{ body: SaveTemplateRequest }, AgreementTemplate>(
    'POST',
    '/admin/agreement-templates',
    'agreements.change',
    { stepUp: true },
  ),
  /** With sample values; `format=pdf` gives a test PDF. */
  preview: endpoint<{ body: TemplateTextRequest; query: Pick<FormatQuery, 'format'> }, TemplatePreview>(
    'POST',
    '/admin/agreement-templates/preview',
    'agreements.change',
  ),
};
