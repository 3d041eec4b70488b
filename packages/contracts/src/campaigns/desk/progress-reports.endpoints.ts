import { endpoint, type CampaignParams } from '../../kernel/endpoint.js';
import type { ProgressReports } from './progress-reports.replies.js';
import type { FileReportRequest } from './progress-reports.request.js';

export const progressReportsApi = {
  list: endpoint<{ params: CampaignParams }, ProgressReports>(
    'GET',
    '/campaign-dashboard/progress-reports/:campaignId',
    'owner',
    { adminRead: 'investments.read', team: 'view' },
  ),
  file: endpoint<{ params: CampaignParams; body: FileReportRequest }, ProgressReports>(
    'POST',
    '/campaign-dashboard/progress-reports/:campaignId',
    'owner',
    { team: 'edit' },
  ),
};
