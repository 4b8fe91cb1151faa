-- Page 2 of a certified payroll (WH-347) asks for the hourly credit by benefit plan and for the apprenticeship
-- programs; column 2 for an apprentice's level, column 8 for what other deductions are.

alter table public.project_contracts
  add column fringe_plans jsonb not null default '[]',
  add column apprentice_programs jsonb not null default '[]';
comment on column public.project_contracts.fringe_plans is
  'Benefit plans for which credit is claimed: name, kind, number, is_funded.';
comment on column public.project_contracts.apprentice_programs is
  'Registered apprenticeship programs: name, registered_with (OA or SAA), classification.';

alter table public.certified_pay
  add column fringe_credits jsonb not null default '{}',
  add column apprentice_level text check (length(trim(apprentice_level)) between 1 and 40),
  add column other_note text check (length(trim(other_note)) between 1 and 200);
comment on column public.certified_pay.fringe_credits is
  'Credit claimed by name of the benefit plan, in ten-thousandths of the currency''s unit an hour.';
comment on column public.certified_pay.apprentice_level is 'Level of progression of a registered apprentice.';
comment on column public.certified_pay.other_note is 'What the other deductions are.';

-- An amount that names no plan gets a plan of its own.
update public.certified_pay set fringe_credits = jsonb_build_object('Fringe benefits', fringe_credit)
where fringe_credit > 0;
alter table public.certified_pay drop column fringe_credit;
