create or replace function app.time_off_of(company uuid, person uuid) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return jsonb_build_object(
    'verdict', 'ok', 'today', app.company_today(company), 'person', app.person_label(company, person),
    'may_adjust', app.my_role() = 'admin',
    'balances', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', app.time_off_kind_row(k),
        'balance_minutes', case when k.accrual <> 'none' then app.time_off_balance(company, person, k.id) end,
        'waiting_minutes', (
          select coalesce(sum(t.minutes), 0) from public.time_off_requests t
          where t.company_id = company and t.person_id = person and t.kind_id = k.id and t.state = 'waiting'
        )
      ) order by k.name, k.id), '[]')
      from public.time_off_kinds k
      where k.company_id = company and (k.archived_at is null or app.time_off_balance(company, person, k.id) <> 0)
    ),
    'requests', (
      select coalesce(jsonb_agg(app.time_off_request_row(t) order by t.starts_at desc, t.id), '[]')
      from (
        select * from public.time_off_requests t where t.company_id = company and t.person_id = person
        order by t.starts_at desc, t.id limit 200
      ) t
    ),
    'ledger', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', l.id, 'kind_id', l.kind_id, 'on_date', l.on_date, 'minutes', l.minutes, 'cause', l.cause,
        'request_id', l.request_id, 'reason', l.reason, 'by', app.person_label(company, l.actor_person_id) -> 'name',
        'balance_minutes', l.balance
      ) order by l.place desc), '[]')
      from (
        select e.*, sum(e.minutes) over (partition by e.kind_id order by e.place) as balance
        from public.time_off_ledger e where e.company_id = company and e.person_id = person
        order by e.place desc limit 200
      ) l
    )
  );
end
$$;

comment on function app.time_off_of(uuid, uuid) is
  'Balances, requests and ledger of a person, for themselves or who leads them.';
