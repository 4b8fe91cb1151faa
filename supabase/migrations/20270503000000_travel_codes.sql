-- Hours on a cost code of travel are paid by its rate and belong to the regular rate, as all work does.
alter table public.cost_codes add column is_travel boolean not null default false;
comment on column public.cost_codes.is_travel is
  'Time on the way, which is paid as work by the rate of the code. Files and reports name it.';

-- It takes the mark as well.
drop function if exists public.save_cost_code(uuid, text, text, integer);
