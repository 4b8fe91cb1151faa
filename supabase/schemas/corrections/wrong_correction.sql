create or replace function app.wrong_correction(company uuid, facts jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  wrong text := app.first_wrong(facts, jsonb_build_object(
    'started_at', app.is_instant(facts -> 'started_at'),
    'ended_at', app.is_instant(facts -> 'ended_at'),
    'zone', app.is_given_time_zone(facts -> 'zone'),
    'project_id', app.is_id_or_null(facts -> 'project_id'),
    'cost_code_id', app.is_id_or_null(facts -> 'cost_code_id'),
    'breaks', app.are_breaks(facts -> 'breaks')
  ));
  started_at timestamptz;
  ended_at timestamptz;
begin
  if wrong is not null then
    return wrong;
  end if;
  started_at := facts ->> 'started_at';
  ended_at := facts ->> 'ended_at';
  if started_at < now() - interval '3 years' or started_at > now() then
    return 'started_at';
  end if;
  if ended_at <= started_at or ended_at > now() or ended_at > started_at + interval '24 hours' then
    return 'ended_at';
  end if;
  if exists (
    select from (
      select (b ->> 'started_at')::timestamptz as begun, (b ->> 'ended_at')::timestamptz as over,
        lag((b ->> 'ended_at')::timestamptz) over (order by (b ->> 'started_at')::timestamptz) as before
      from jsonb_array_elements(facts -> 'breaks') b
    ) k
    where k.begun <= started_at or k.over <= k.begun or k.over > ended_at or k.begun < k.before
  ) then
    return 'breaks';
  end if;
  if facts ->> 'project_id' is not null and not exists (
    select from public.projects p where p.company_id = company and p.id = (facts ->> 'project_id')::uuid
  ) then
    return 'project_id';
  end if;
  if facts ->> 'cost_code_id' is not null and not exists (
    select from public.cost_codes c where c.company_id = company and c.id = (facts ->> 'cost_code_id')::uuid
  ) then
    return 'cost_code_id';
  end if;
  return null;
end
$$;

comment on function app.wrong_correction(uuid, jsonb) is
  'The first field of a corrected entry that is missing, unknown or impossible; null when all are right. It ends '
  'after its start, within 24 hours and not in the future; breaks lie within it, one after another.';
