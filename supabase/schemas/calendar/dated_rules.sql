create or replace function app.dated_rules(company uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select jsonb_object_agg(k.kind, k.rules)
    from (
      select r.kind,
        jsonb_agg(jsonb_build_object('from', r.valid_from, 'value', r.rule) order by r.valid_from) as rules
      from public.company_rules r
      where r.company_id = company and r.kind not in ('approval', 'auto_out')
      group by r.kind
    ) k
  );
end
$$;

comment on function app.dated_rules(uuid) is
  'The rules of a company by which hours are counted, by kind, each with its first date.';
