create or replace function app.my_open_shifts(until timestamptz) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
begin
  return (
    select coalesce(jsonb_agg(app.seen_shift(p, me) || jsonb_build_object(
      'given_away_by', case when p.person_id is not null then app.person_label(company, p.person_id) -> 'name' end,
      'judgement', app.judge_planned(company, app.claimed_content(p, me), true),
      'needs_approval', app.rules_of_schedule(company) ->> 'claims' = 'approval'
    ) order by p.starts_at, p.id), '[]')
    from (
      select * from public.published_shifts p
      where p.company_id = company and p.starts_at > now() and p.starts_at < until and app.is_claimable(p, me)
      order by p.starts_at, p.id limit 50
    ) p
  );
end
$$;

comment on function app.my_open_shifts(timestamptz) is
  'The next 50 shifts that the caller may claim, each judged by what the caller sees.';
