-- One statement, planned with its values, so that a page of the newest orders reads only that page.
create or replace function public.list_orders(filters jsonb default '{}', after jsonb default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  page_size constant integer := 50;
  view constant text := coalesce(filters ->> 'view', 'all');
  today date;
  zone text;
  condition text;
  visible uuid[];
  found public.purchase_orders[];
  wrong text;
begin
  if not app.may_buy() then
    return app.refused('not_allowed');
  end if;
  wrong := app.wrong_order_filter(filters);
  if wrong is null and after is not null and not coalesce(
    app.is_uuid(after -> 'id') and app.is_instant(after -> 'at'), false
  ) then
    wrong := 'after';
  end if;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  today := app.company_today(company);
  zone := (select s.time_zone from public.company_settings s where s.company_id = company);
  condition := app.order_condition(filters);
  if not app.sees_all_orders() then
    visible := app.visible_order_projects();
    condition := condition || ' and (o.project_id = any ($3)
      or $2 in (o.author_person_id, o.requester_person_id, o.submitted_by))';
  end if;
  condition := condition || case view
    when 'mine' then ' and $2 in (o.author_person_id, o.requester_person_id, o.submitted_by)'
    when 'waiting' then
      ' and o.approval = ''submitted'' and o.canceled_at is null and o.closed_at is null'
    when 'to_decide' then
      ' and o.approval = ''submitted'' and o.canceled_at is null and o.closed_at is null
      and app.may_decide_order(o)'
    when 'late' then
      ' and o.needed_by < $5 and o.canceled_at is null and o.closed_at is null and o.approval <> ''rejected'''
    else ''
  end;
  if after is not null then
    condition := condition || ' and (o.created_at, o.id) < (($7 ->> ''at'')::timestamptz, ($7 ->> ''id'')::uuid)';
  end if;

  execute 'select array(select o from public.purchase_orders o where o.company_id = $1' || condition
    || ' order by o.created_at desc, o.id desc limit $8)'
    into found using company, me, visible, filters, today, zone, after, page_size + 1;
  return jsonb_build_object(
    'verdict', 'ok', 'currency', app.company_currency(company), 'today', today, 'may_buy', true,
    'orders', (
      select coalesce(jsonb_agg(app.order_row(o, today) order by o.created_at desc, o.id desc), '[]')
      from unnest(found[1:page_size]) o
    ),
    'next', case when cardinality(found) > page_size then jsonb_build_object(
      'at', app.precise_instant(found[page_size].created_at), 'id', found[page_size].id
    ) end
  );
end
$$;

comment on function public.list_orders(jsonb, jsonb) is
  'The orders that the caller may read, the newest first, fifty at a time. Filters: q (each word in number, '
  'vendor, project or lines), view (all, mine, waiting, to_decide, late), label, vendor_id, project_id, '
  'cost_code_id, from, to (days of creation), own_approval; next of one answer is after of the following. Refused '
  'with not_allowed, or invalid_input with the part in detail.';

grant execute on function public.list_orders(jsonb, jsonb) to authenticated;
