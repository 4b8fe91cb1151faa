create or replace function public.list_vendors(filters jsonb default '{}', after jsonb default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  page_size constant integer := 100;
  today date;
  wrong text;
  found public.vendors[];
begin
  if not app.may_buy() then
    return app.refused('not_allowed');
  end if;
  wrong := app.wrong_filter(filters, jsonb_build_object(
    'q', app.is_text_or_null(filters -> 'q', 200),
    'is_archived', jsonb_typeof(filters -> 'is_archived') = 'boolean',
    'is_expiring', jsonb_typeof(filters -> 'is_expiring') = 'boolean'
  ));
  if wrong is null and after is not null
    and not coalesce(app.is_uuid(after -> 'id') and jsonb_typeof(after -> 'name') = 'string', false)
  then
    wrong := 'after';
  end if;
  if wrong is not null then
    return app.refused_with_detail('invalid_input', wrong);
  end if;
  today := app.company_today(company);
  found := array(
    select v from public.vendors v
    where v.company_id = company
      and (v.archived_at is not null) = coalesce((filters ->> 'is_archived')::boolean, false)
      and (not coalesce((filters ->> 'is_expiring')::boolean, false) or exists (
        select from public.vendor_documents d
        where d.company_id = company and d.vendor_id = v.id and d.removed_at is null and d.expires_on <= today + 30
      ))
      and (filters ->> 'q' is null or v.search_text ~ all (app.search_patterns(filters ->> 'q')))
      and (after is null or (v.sort_name, v.id) > (after ->> 'name', (after ->> 'id')::uuid))
    order by v.sort_name, v.id
    limit page_size + 1
  );
  return jsonb_build_object(
    'verdict', 'ok',
    'vendors', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', v.id, 'name', v.name, 'account_number', v.account_number, 'mail', v.mail, 'phone', v.phone,
        'terms_days', v.terms_days, 'is_archived', v.archived_at is not null,
        'is_insurance_expired', app.is_insurance_expired(company, v.id),
        'next_expiry', (
          select min(d.expires_on) from public.vendor_documents d
          where d.company_id = company and d.vendor_id = v.id and d.removed_at is null
        ),
        'open_orders', (
          select count(*) from public.purchase_orders o
          where o.company_id = company and o.vendor_id = v.id and o.canceled_at is null and o.closed_at is null
            and o.approval <> 'rejected'
        )
      ) order by v.sort_name, v.id), '[]')
      from unnest(found[1:page_size]) v
    ),
    'next', case when cardinality(found) > page_size then
      jsonb_build_object('name', found[page_size].sort_name, 'id', found[page_size].id) end
  );
end
$$;

comment on function public.list_vendors(jsonb, jsonb) is
  'The company''s vendors by name, for buyers, a hundred at a time. Filters: q, is_archived, is_expiring (a paper '
  'has expired or does within 30 days). Refused with not_allowed, or invalid_input with the part in detail.';

grant execute on function public.list_vendors(jsonb, jsonb) to authenticated;
