-- The checklist of a new company, until an admin hides it.

alter table public.companies add column first_steps_hidden_at timestamptz;
comment on column public.companies.first_steps_hidden_at is
  'When an admin hid the checklist of first steps, for all admins of the company.';
