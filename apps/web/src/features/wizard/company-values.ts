import type { CompanyProfileRequest } from '@cairn/contracts/campaigns/company-profile.request';
import type { Wire } from '@cairn/contracts/kernel/wire';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** The form of the company's step. */
export type CompanyFormValues = UseFormReturn<Wire<CompanyProfileRequest> & FieldValues>;
