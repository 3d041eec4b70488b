import type { CampaignType, RaiseMode } from '@cairn/contracts';
import type { CompanyLinksRequest } from '@cairn/contracts/campaigns/wizard/company-links.request';

/** What becomes of a campaign in the demonstration. */
export type DemoEnd = 'draft' | 'pending' | 'active' | 'declined' | 'funded' | 'unsuccessful' | 'hidden' | 'inactive';

export interface DemoCampaign {
  cover: string;
  /** Place in DEMO_PEOPLE. */
  owner: number;
  name: string;
  company: string;
  tagLine: string;
  /** Of the first submission, where a reviewer asks for another. */
  firstTagLine?: string;
  city: string;
  country: string;
  category: string;
  industry: string;
  type: CampaignType;
  mode: RaiseMode;
  /** Major units of US dollars. */
  goal: number;
  minimum: number;
  ceiling: number;
  /** Up to what may be committed of an offering that is shared out pro rata. */
  commitments?: number;
  smallest: number;
  /** Shares. */
  price?: number;
  valuation?: number;
  /** Loans. */
  rate?: string;
  months?: number;
  schedule?: 'interest_only' | 'annuity' | 'equal_principal';
  /** Days from today: submitted and approved, and closing. */
  opens: number;
  closes: number;
  end: DemoEnd;
  /** It only asks who would invest. */
  tests?: true;
  /** What comes in while it is open. */
  raised: number;
  founded: number;
  summary: string;
  /** Points to remember, links beside the website, and the property that it is for. */
  highlights?: readonly string[];
  links?: Partial<CompanyLinksRequest>;
  story: readonly [heading: string, text: string][];
}
