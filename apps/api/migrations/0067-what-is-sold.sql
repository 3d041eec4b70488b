-- V-34: what a campaign sells, and whether it first asks who would invest.
alter table campaign
  add column terms_slug text check (terms_slug in ('equity', 'debt')),
  add column test_the_water boolean not null default false;
update campaign set terms_slug = type;
