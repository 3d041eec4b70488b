-- Whether the site may ask its visitors for leave to count them with Google Analytics: not unless somebody says so.
insert into site_setting (name, value, public) values ('thirdPartyAnalytics', '"no"', true);
