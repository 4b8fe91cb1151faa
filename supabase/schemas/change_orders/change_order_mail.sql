create or replace function app.change_order_mail(company uuid, link_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'mail', l.mail, 'number', o.number, 'title', o.title, 'price', o.price,
    'currency', app.company_currency(company),
    'project', (select p.name from public.projects p where p.company_id = company and p.id = o.project_id),
    'sent_by', app.person_name(company, l.created_by), 'reply_to', app.email_of(l.created_by),
    'expires_at', app.instant(l.expires_at), 'language', s.default_language, 'time_zone', s.time_zone,
    'company', jsonb_build_object(
      'name', c.name, 'company_type', c.company_type, 'logo_url', c.logo_url, 'brand_name', c.brand_name,
      'settings', c.settings
    )
  )
  from public.public_links l
  join public.change_orders o on o.company_id = company and o.id = l.record_id and o.state = 'sent'
  join public.companies c on c.id = company
  join public.company_settings s on s.company_id = company
  where l.company_id = company and l.id = link_id and l.kind = 'change_order' and l.mail_state = 'queued'
    and l.revoked_at is null and l.expires_at > now()
$$;

comment on function app.change_order_mail(uuid, uuid) is
  'For the server: what a mail to the customer says and where it goes, the price and no cost; null once it is settled '
  'or its link has ended.';
