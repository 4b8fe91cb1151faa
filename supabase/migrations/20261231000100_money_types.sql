-- Money is whole numbers that JavaScript can hold too: cents, ten-thousandths of a price, thousandths of a quantity.

create domain public.amount as bigint check (value between -9007199254740991 and 9007199254740991);
comment on domain public.amount is
  'Money in minor units of the company''s currency.';

create domain public.price as bigint check (value between -9007199254740991 and 9007199254740991);
comment on domain public.price is
  'The price of one unit, in ten-thousandths of the currency''s unit.';

create domain public.quantity as bigint check (value between -9007199254740991 and 9007199254740991);
comment on domain public.quantity is
  'A quantity in thousandths of its unit.';
