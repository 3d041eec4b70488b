-- Settings that the console changes and the site had not been told before.

insert into site_setting (name, value, public) values ('mangoPayCurrencyId', '"EUR"', true);
