-- Who runs the site: the legal name and the address that receipts are issued under.
insert into site_setting (name, value, public) values ('operatorName', 'null', true), ('operatorAddress', 'null', true);
