import type { Connection } from '@cairn/client';
import type { QueryClient } from '@tanstack/react-query';
import {
  AdminUI,
  CoreAdminContext,
  CustomRoutes,
  Resource,
  type AuthProvider,
  type DataProvider,
  type I18nProvider,
  type Store,
} from 'react-admin';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { Calls } from '../lib/data/calls.js';
import { CallsContext } from '../lib/data/client.js';
import type { Session } from '../lib/data/session.js';
import { SessionContext } from '../lib/data/session-context.js';
import { Themed } from './themed.js';
import { AdminChangeList } from '../features/admins/admin-change-list.js';
import { AdminList } from '../features/admins/admin-list.js';
import { CertificateList } from '../features/agreements/certificate-list.js';
import { TemplateList } from '../features/agreements/template-list.js';
import { AuditList } from '../features/audit/audit-list.js';
import { ChangeList } from '../features/changes/change-list.js';
import { CampaignList } from '../features/campaigns/campaign-list.js';
import { ContentListPage } from '../features/content/content-list-page.js';
import { LanguagesPage } from '../features/content/languages-page.js';
import { CoveredList } from '../features/covered/covered-list.js';
import { OperatorAccountList } from '../features/banking/account-list.js';
import { PaymentFileList } from '../features/banking/file-list.js';
import { BankLineList } from '../features/banking/line-list.js';
import { BankReturnList } from '../features/banking/return-list.js';
import { BankRuleList } from '../features/banking/rule-list.js';
import { BankStatementList } from '../features/banking/statement-list.js';
import { FeeList } from '../features/fees/fee-list.js';
import { InquiryList } from '../features/inquiries/inquiry-list.js';
import { NewsletterList } from '../features/inquiries/newsletter-list.js';
import { InvestmentList } from '../features/investments/investment-list.js';
import { SavedInvestmentList } from '../features/investments/saved-investment-list.js';
import { LedgerAccountList } from '../features/ledger/account-list.js';
import { LedgerEntryList } from '../features/ledger/entry-list.js';
import { TrialBalancePage } from '../features/ledger/trial-balance-page.js';
import { PeriodsPage } from '../features/ledger/periods-page.js';
import { VerificationPage } from '../features/ledger/verification-page.js';
import { MailTemplateList } from '../features/mails/mail-template-list.js';
import { MessageReportList } from '../features/messages/message-report-list.js';
import { CommentList } from '../features/comments/comment-list.js';
import { DeadLetterList } from '../features/failures/dead-letter-list.js';
import { ParkedItemList } from '../features/failures/parked-item-list.js';
import { DisputeList } from '../features/payments/dispute-list.js';
import { PaymentList } from '../features/payments/payment-list.js';
import { SecondDecisionList } from '../features/payments/second-decision-list.js';
import { ProviderBalanceList } from '../features/payments/provider-balance-list.js';
import { RefundList } from '../features/payments/refund-list.js';
import { StatementList } from '../features/payments/statement-list.js';
import { PayoutList } from '../features/payouts/payout-list.js';
import { LateRepaymentList } from '../features/payouts/late-repayment-list.js';
import { LinkedAccountList } from '../features/reviews/linked-account-list.js';
import { RateList } from '../features/rates/rate-list.js';
import { AccreditationList } from '../features/reviews/accreditation-list.js';
import { IdentityList } from '../features/reviews/identity-list.js';
import { CaseList } from '../features/screening/case-list.js';
import { ListVersions } from '../features/screening/list-versions.js';
import { SettingsPage } from '../features/settings/settings-page.js';
import { ConnectionContext } from './shell/connection-notice.js';
import { AccessDenied, NotFound } from './shell/dead-ends.js';
import { ConsoleLayout } from './shell/layout.js';
import { Loading } from '../ui/layout/loading.js';
import { Toasts } from './shell/toasts.js';
import { EnrolmentPage } from '../features/sign-in/enrolment-page.js';
import { SignInPage } from '../features/sign-in/sign-in-page.js';
import { TodayPage } from './today/today-page.js';
import { DeletionRequestList } from '../features/users/deletion-request-list.js';
import { UserList } from '../features/users/user-list.js';
import { SecondWalletList } from '../features/second-wallets/second-wallet-list.js';
import { WithdrawalList } from '../features/withdrawals/withdrawal-list.js';

/** The editor of rich text is large: only those who edit load it. */
const ContentRecordPage = lazy(async () => ({
  default: (await import('../features/content/content-record-page.js')).ContentRecordPage,
}));

export interface ConsoleProps {
  connection: Connection;
  calls: Calls;
  session: Session;
  authProvider: AuthProvider;
  dataProvider: DataProvider;
  i18nProvider: I18nProvider;
  store: Store;
  queryClient: QueryClient;
}

/** Everything behind the sign-in. react-admin asks here who is signed in, and redirects without an answer. */
const SignedIn = () => (
  <AdminUI
    layout={ConsoleLayout}
    dashboard={TodayPage}
    loginPage={SignInPage}
    catchAll={NotFound}
    accessDenied={AccessDenied}
    loading={Loading}
    notification={Toasts}
    requireAuth
    // react-admin sends telemetry by default; the console sends none.
    disableTelemetry
  >
    <Resource name="campaigns" list={CampaignList} />
    <Resource name="campaign-changes" list={ChangeList} />
    <Resource name="identities" list={IdentityList} />
    <Resource name="accreditations" list={AccreditationList} />
    <Resource name="screening-cases" list={CaseList} />
    <Resource name="screening-lists" list={ListVersions} />
    <Resource name="covered-persons" list={CoveredList} />
    <Resource name="investments" list={InvestmentList} />
    <Resource name="saved-investments" list={SavedInvestmentList} />
    <Resource name="certificates" list={CertificateList} />
    <Resource name="agreement-templates" list={TemplateList} />
    <Resource name="payouts" list={PayoutList} />
    <Resource name="late-repayments" list={LateRepaymentList} />
    <Resource name="linked-accounts" list={LinkedAccountList} />
    <Resource name="withdrawals" list={WithdrawalList} />
    <Resource name="second-wallet-entries" list={SecondWalletList} />
    <Resource name="refunds" list={RefundList} />
    <Resource name="payments" list={PaymentList} />
    <Resource name="disputes" list={DisputeList} />
    <Resource name="statement-lines" list={StatementList} />
    <Resource name="provider-balances" list={ProviderBalanceList} />
    <Resource name="second-decisions" list={SecondDecisionList} />
    <Resource name="bank-lines" list={BankLineList} />
    <Resource name="bank-returns" list={BankReturnList} />
    <Resource name="bank-statements" list={BankStatementList} />
    <Resource name="bank-rules" list={BankRuleList} />
    <Resource name="operator-accounts" list={OperatorAccountList} />
    <Resource name="payment-files" list={PaymentFileList} />
    <Resource name="parked-items" list={ParkedItemList} />
    <Resource name="dead-letters" list={DeadLetterList} />
    <Resource name="platform-fees" list={FeeList} />
    <Resource name="exchange-rates" list={RateList} />
    <Resource name="ledger-accounts" list={LedgerAccountList} />
    <Resource name="ledger-transactions" list={LedgerEntryList} />
    <Resource name="inquiries" list={InquiryList} />
    <Resource name="newsletter-subscriptions" list={NewsletterList} />
    <Resource name="comments" list={CommentList} />
    <Resource name="message-reports" list={MessageReportList} />
    <Resource name="mail-templates" list={MailTemplateList} />
    <Resource name="admins" list={AdminList} />
    <Resource name="admin-changes" list={AdminChangeList} />
    <Resource name="users" list={UserList} />
    <Resource name="deletion-requests" list={DeletionRequestList} />
    <Resource name="audit-log" list={AuditList} />
    <CustomRoutes>
      <Route path="/ledger" element={<TrialBalancePage />} />
      <Route path="/ledger/periods" element={<PeriodsPage />} />
      <Route path="/ledger/verification" element={<VerificationPage />} />
      <Route path="/content/languages" element={<LanguagesPage />} />
      <Route path="/content/:kind" element={<ContentListPage />} />
      <Route
        path="/content/:kind/:id"
        element={
          <Suspense fallback={<Loading />}>
            <ContentRecordPage />
          </Suspense>
        }
      />
      <Route path="/settings/:part" element={<SettingsPage />} />
    </CustomRoutes>
  </AdminUI>
);

/** The whole console, inside a router whose base is `/admin`. */
export const Console = ({ calls, session, connection, ...admin }: ConsoleProps) => (
  <CallsContext value={calls}>
    <SessionContext value={session}>
      <ConnectionContext value={connection}>
        <CoreAdminContext {...admin}>
          <Themed>
            <Routes>
              {/* Enrolment has no session yet; the routes below redirect to the sign-in page without one. */}
              <Route path="/enrol/:token" element={<EnrolmentPage />} />
              <Route path="*" element={<SignedIn />} />
            </Routes>
          </Themed>
        </CoreAdminContext>
      </ConnectionContext>
    </SessionContext>
  </CallsContext>
);
