create or replace function app.judge_planned(
  company uuid, shift jsonb, seen_only boolean default false, without uuid[] default '{}'
) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select app.judge_facts(shift, app.shift_facts(company, shift, seen_only, without))
$$;

comment on function app.judge_planned(uuid, jsonb, boolean, uuid[]) is
  'The judgement of a shift by what the company knows now. For claims and swaps by what people see, so that no draft '
  'shows through; without the shifts that a swap would take away.';
