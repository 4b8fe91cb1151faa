create or replace function public.list_claims(filters jsonb default '{}', after jsonb default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  role constant text := app.my_role();
  page_size constant integer := 50;
  answered constant uuid[] := app.people_whose_claims_i_decide();
  crew uuid[];
  found public.claims[];
  condition text;
  wrong text;
begin
  if role is null then
    return app.refused('not_allowed');
  end if;
  wrong := app.wrong_filter(filters, jsonb_build_object(
    'q', app.is_text_or_null(filters -> 'q', 200) and filters -> 'q' <> 'null',
    'id', app.is_uuid(filters -> 'id'),
    'state', app.is_choice(filters -> 'state', 'waiting', 'approved', 'paid', 'returned', 'withdrawn'),
    'kind', app.is_choice(filters -> 'kind', 'receipt', 'mileage', 'per_diem'),
    'project_id', app.is_uuid(filters -> 'project_id'),
    'person_id', app.is_uuid(filters -> 'person_id'),
    'from', app.is_date(filters -> 'from'),
    'to', app.is_date(filters -> 'to'),
    'mine', jsonb_typeof(filters -> 'mine') = 'boolean',
    'to_decide', jsonb_typeof(filters -> 'to_decide') = 'boolean'
  ));
  if wrong is null and after is not null and not coalesce(
    app.is_uuid(after -> 'id') and app.is_instant(after -> 'at'), false
  ) then
    wrong := 'after';
  end if;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  crew := case when role = 'supervisor' then app.my_crew_people() else '{}' end;
  condition := concat(
    case when role <> 'admin' then ' and (c.person_id = $2 or c.kind <> ''receipt'' and c.person_id = any ($3))' end,
    case when filters ->> 'mine' = 'true' then ' and c.person_id = $2' end,
    case when filters ->> 'to_decide' = 'true' then
      ' and c.state = ''waiting'' and c.kind <> ''receipt'' and c.person_id = any ($7)' end,
    case when filters ? 'id' then ' and c.id = ($4 ->> ''id'')::uuid' end,
    case when filters ? 'state' then ' and c.state = $4 ->> ''state'''
      when not filters ?| array['to_decide', 'id'] then ' and c.state <> ''withdrawn''' end,
    case when filters ? 'kind' then ' and c.kind = $4 ->> ''kind''' end,
    case when filters ? 'project_id' then ' and c.project_id = ($4 ->> ''project_id'')::uuid' end,
    case when filters ? 'person_id' then ' and c.person_id = ($4 ->> ''person_id'')::uuid' end,
    case when filters ? 'from' then ' and c.day >= ($4 ->> ''from'')::date' end,
    case when filters ? 'to' then ' and c.day <= ($4 ->> ''to'')::date' end,
    case when filters ? 'q' then ' and app.claim_words(c) ~ all (app.search_patterns($4 ->> ''q''))' end,
    case when after is not null then
      ' and (c.received_at, c.id) < (($5 ->> ''at'')::timestamptz, ($5 ->> ''id'')::uuid)' end
  );
  -- One statement, planned with its values, so that a page of the newest claims reads only that page.
  execute 'select array(select c from public.claims c where c.company_id = $1' || condition
    || ' order by c.received_at desc, c.id desc limit $6)'
    into found using company, me, crew, filters, after, page_size + 1, answered;
  return jsonb_build_object(
    'verdict', 'ok', 'currency', app.company_currency(company),
    'rates', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', r.kind, 'valid_from', r.valid_from, 'unit', r.unit, 'rate', r.rate, 'edge_percent', r.edge_percent
      ) order by r.kind, r.valid_from desc), '[]')
      from public.claim_rates r where r.company_id = company
    ),
    'claims', (
      select coalesce(jsonb_agg(app.claim_row(c, answered) order by c.received_at desc, c.id desc), '[]')
      from unnest(found[1:page_size]) c
    ),
    'next', case when cardinality(found) > page_size then jsonb_build_object(
      'at', app.precise_instant(found[page_size].received_at), 'id', found[page_size].id
    ) end
  );
end
$$;

comment on function public.list_claims(jsonb, jsonb) is
  'The claims that the caller may read, the newest first, fifty at a time, with the company''s rates. Filters: q '
  '(each word in project, note or person), id, state (withdrawn ones only by it or by id), kind, project_id, '
  'person_id, from, to (days), mine, to_decide. Refused with not_allowed, or invalid_input with the part in detail.';

grant execute on function public.list_claims(jsonb, jsonb) to authenticated;
