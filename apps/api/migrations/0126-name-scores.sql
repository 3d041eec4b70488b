-- How well the name that a bank knows agrees with ours, from 0 to 100: the bank tells no name. Null where it tells nothing.
alter table bank_link add column owner_score integer check (owner_score between 0 and 100);
