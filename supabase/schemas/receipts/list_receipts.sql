-- One statement, planned with its values, so that a page of the newest receipts reads only that page.
create or replace function public.list_receipts(filters jsonb default '{}', after jsonb default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  page_size constant integer := 50;
  visible uuid[];
  found public.receipts[];
  condition text;
  wrong text;
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  wrong := app.wrong_filter(filters, jsonb_build_object(
    'q', app.is_text_or_null(filters -> 'q', 200) and filters -> 'q' <> 'null',
    'state', app.is_choice(filters -> 'state', 'waiting', 'approved', 'returned', 'withdrawn'),
    'paid_by', app.is_choice(filters -> 'paid_by', 'company_card', 'own_money', 'account'),
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
  if app.my_role() <> 'admin' then
    visible := case when app.my_role() = 'supervisor' then array(
      select p.id from public.projects p
      where p.company_id = company and app.sees_order_project(company, me, p.id)
    ) else '{}' end;
  end if;
  condition := concat(
    case when visible is not null then ' and (r.person_id = $2 or r.project_id = any ($3))' end,
    case when filters ->> 'mine' = 'true' then ' and r.person_id = $2' end,
    case when filters ->> 'to_decide' = 'true' then ' and r.state = ''waiting'' and app.may_decide_receipt(r)' end,
    case when filters ? 'state' then ' and r.state = $4 ->> ''state'''
      when not filters ? 'to_decide' then ' and r.state <> ''withdrawn''' end,
    case when filters ? 'paid_by' then ' and r.paid_by = $4 ->> ''paid_by''' end,
    case when filters ? 'project_id' then ' and r.project_id = ($4 ->> ''project_id'')::uuid' end,
    case when filters ? 'person_id' then ' and r.person_id = ($4 ->> ''person_id'')::uuid' end,
    case when filters ? 'from' then ' and r.bought_on >= ($4 ->> ''from'')::date' end,
    case when filters ? 'to' then ' and r.bought_on <= ($4 ->> ''to'')::date' end,
    case when filters ? 'q' then ' and app.plain_text(
      concat_ws('' '', r.vendor_name, r.note, app.person_name(r.company_id, r.person_id))
    ) ~ all (app.search_patterns($4 ->> ''q''))' end,
    case when after is not null then
      ' and (r.received_at, r.id) < (($5 ->> ''at'')::timestamptz, ($5 ->> ''id'')::uuid)' end
  );
  execute 'select array(select r from public.receipts r where r.company_id = $1' || condition
    || ' order by r.received_at desc, r.id desc limit $6)'
    into found using company, me, visible, filters, after, page_size + 1;
  return jsonb_build_object(
    'verdict', 'ok', 'currency', app.company_currency(company), 'may_add', app.may_add_receipts(),
    'receipts', (
      select coalesce(jsonb_agg(app.receipt_row(r) order by r.received_at desc, r.id desc), '[]')
      from unnest(found[1:page_size]) r
    ),
    'next', case when cardinality(found) > page_size then jsonb_build_object(
      'at', app.precise_instant(found[page_size].received_at), 'id', found[page_size].id
    ) end
  );
end
$$;

comment on function public.list_receipts(jsonb, jsonb) is
  'The receipts that the caller may read, the newest first, fifty at a time. Filters: q (each word in vendor, note or '
  'person), state (withdrawn ones only by it), paid_by, project_id, person_id, from, to (days of purchase), mine, '
  'to_decide. Refused with not_allowed, or invalid_input with the part in detail.';

grant execute on function public.list_receipts(jsonb, jsonb) to authenticated;
