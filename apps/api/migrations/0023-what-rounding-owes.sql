-- What rounding still owes an investment follows from what it has received (finance, allocateCarried): over the sum of
-- the amounts invested it is one whole number, sum of income * amount - income * sum of amounts. The exact fractions that
-- were stored said the same and grew with every instalment until a loan could no longer be paid.
alter table investment drop column interest_residual, drop column principal_residual;
