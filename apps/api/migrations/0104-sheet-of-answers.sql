-- Which version of the key information sheet was given with an answer: a newer one is read before anything is paid
-- (Regulation (EU) 2020/1503, Article 23). Null where none was asked for, or the answer is from before.
alter table investing_answer add column sheet text;
