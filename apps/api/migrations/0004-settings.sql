-- What the site is told about itself, the legal figures, and the caps of payment methods. Amounts are minor units.

insert into site_setting (name, value, public) values
  ('siteName', '"Cairn"', true),
  ('metaDescription', '"Raise money, or back those who do: shares and loans, with every figure on the table."', true),
  ('siteLogo', 'null', true),
  ('darkLogo', 'null', true),
  ('favIcon', 'null', true),
  ('sitePrimaryColor', 'null', true),
  ('siteSecondaryColor', 'null', true),
  ('timezone', '"America/New_York"', true),
  ('onlyAdminCreateCampaign', '"no"', true),
  ('enableShareCertificate', '"yes"', true),
  ('walletModule', '"yes"', true),
  ('mangoPayModule', '"no"', true),
  ('maintainanceMode', '"no"', true),
  ('updatesPublic', '"no"', true),
  ('currency', '"USD"', true),
  ('jurisdictionProfile', '"us_regcf"', true),
  ('custodyMode', '"demo"', true),
  ('investmentSessionMinutes', '30', true),
  ('maximumCampaignDays', '365', true),
  ('minimumCampaignDays', '21', true),
  ('topUpMaximum', '10000000', true),
  ('withdrawalDailyLimit', '10000000', true),
  ('kycRequired', 'true', false),
  ('topUpFeeBasisPoints', '0', false),
  ('topUpFeeFlat', '0', false),
  ('withdrawalFeeBasisPoints', '0', false),
  ('withdrawalFeeFlat', '0', false),
  ('userCampaignLimit', '20', false);

insert into payment_limit (method, currency, maximum) values
  ('card', 'USD', 500000),
  ('card', 'EUR', 500000),
  ('card', 'GBP', 500000),
  ('card', 'KWD', 5000000),
  ('card', 'JPY', 500000);

insert into rule_param (jurisdiction, key, value, effective_from, citation) values
  ('us_regcf', 'minimum_offering_days', '21', '2016-05-16', '17 CFR 227.203(a)(1)'),
  ('us_regcf', 'cancel_hours_before_deadline', '48', '2016-05-16', '17 CFR 227.304(a)'),
  ('us_regcf', 'early_close_notice_business_days', '5', '2016-05-16', '17 CFR 227.304(b)'),
  ('none', 'minimum_offering_days', '0', '2016-01-01', 'No jurisdiction'),
  ('none', 'cancel_hours_before_deadline', '48', '2016-01-01', 'House rule of the specification'),
  ('none', 'early_close_notice_business_days', '0', '2016-01-01', 'No jurisdiction');
