create or replace function public.list_order_requests(filters jsonb default '{}', after jsonb default null)
returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  me constant uuid := app.my_person_id();
  buys constant boolean := app.may_buy();
  page_size constant integer := 50;
  found public.order_requests[];
  wrong text;
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  wrong := app.wrong_filter(filters, jsonb_build_object(
    'state', app.is_choice(filters -> 'state', 'open', 'ordered', 'declined', 'withdrawn'),
    'mine', jsonb_typeof(filters -> 'mine') = 'boolean'
  ));
  if wrong is null and after is not null and not coalesce(
    app.is_uuid(after -> 'id') and app.is_instant(after -> 'at'), false
  ) then
    wrong := 'after';
  end if;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  found := array(
    select r from public.order_requests r
    where r.company_id = company
      and (r.person_id = me or buys and coalesce(filters ->> 'mine', 'false') = 'false' and app.sees_request(r))
      and (filters ->> 'state' is null or r.state = filters ->> 'state')
      and (after is null or (r.received_at, r.id) < ((after ->> 'at')::timestamptz, (after ->> 'id')::uuid))
    order by r.received_at desc, r.id desc
    limit page_size + 1
  );
  return jsonb_build_object(
    'verdict', 'ok', 'may_request', app.may_request(), 'may_buy', buys,
    'requests', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', r.id, 'what', r.what, 'quantity', r.quantity,
        'project', (
          select jsonb_build_object('id', p.id, 'name', p.name) from public.projects p
          where p.company_id = company and p.id = r.project_id
        ),
        'needed_by', r.needed_by, 'state', r.state, 'requester', app.person_label(company, r.person_id),
        'requested_at', app.instant(r.requested_at), 'photos', app.record_files(company, 'order_request', r.id),
        'order', (
          select jsonb_build_object('id', o.id, 'number', o.number) from public.purchase_orders o
          where o.company_id = company and o.id = r.order_id
        ),
        'reason', r.reason, 'may_settle', buys and r.state = 'open', 'version', r.version
      ) order by r.received_at desc, r.id desc), '[]')
      from unnest(found[1:page_size]) r
    ),
    'next', case when cardinality(found) > page_size then jsonb_build_object(
      'at', app.precise_instant(found[page_size].received_at), 'id', found[page_size].id
    ) end
  );
end
$$;

comment on function public.list_order_requests(jsonb, jsonb) is
  'Requests, the newest first, fifty at a time: the caller''s own, and for buyers those they see. Filters: state, '
  'mine. Refused with not_allowed, or invalid_input with the part in detail.';

grant execute on function public.list_order_requests(jsonb, jsonb) to authenticated;
