-- A page that nobody is to pay on any more: until the provider has closed it, it is not given to anybody again.
alter table payment add column unwanted_at timestamptz;
