create or replace function app.order_mail(company uuid, request_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'mail', e.facts ->> 'mail', 'number', o.number, 'currency', app.company_currency(company),
    'ordered_by', app.person_name(company, o.author_person_id),
    'reply_to', app.email_of(e.actor_person_id),
    'language', s.default_language, 'time_zone', s.time_zone,
    'company', jsonb_build_object(
      'name', c.name, 'company_type', c.company_type, 'logo_url', c.logo_url, 'brand_name', c.brand_name,
      'settings', c.settings
    ),
    'revision', app.revision_json(company, o.id, e.revision)
  )
  from public.order_events e
  join public.purchase_orders o on o.company_id = e.company_id and o.id = e.order_id
  join public.companies c on c.id = company
  join public.company_settings s on s.company_id = company
  where e.company_id = company and e.id = request_id and e.kind = 'mail_queued'
    and o.canceled_at is null
    and not exists (
      select from public.order_events d
      where d.company_id = e.company_id and d.order_id = e.order_id and d.kind in ('mail_sent', 'mail_failed')
        and d.facts ->> 'request_id' = request_id::text
    )
$$;

comment on function app.order_mail(uuid, uuid) is
  'For the server: what a mail to a vendor says and where it goes, of the revision that was in force when it was '
  'asked for; null once it is settled or the order canceled.';
