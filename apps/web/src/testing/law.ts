/** What the site's settings say of the law, for whatever shows an amount to invest. */
export const LAW = {
  minimumDaysSource: '17 CFR 227.203(a)(1)',
  maximumDaysSource: 'Specification, section 9 (C-04)',
  cancelHours: 48,
  cancelSource: '17 CFR 227.304(a)',
  earlyCloseSource: '17 CFR 227.304(b)',
  commitmentLimitPercent: 200,
  commitmentLimitSource: 'House rule',
};
