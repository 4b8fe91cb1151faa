create or replace function app.claim_kiosk(code text, login uuid, device_key text) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  claimed public.kiosk_codes;
  kiosk public.kiosks;
begin
  select * into claimed from public.kiosk_codes c where c.code_hash = app.kiosk_code_hash(code) for update;
  perform app.refuse_suspended(claimed.company_id);
  -- The same tablet asks again because a response was lost.
  select k.* into kiosk
  from public.kiosks k
  join public.kiosk_devices d on d.company_id = k.company_id and d.kiosk_id = k.id
  where k.id = claimed.kiosk_id and k.user_id = login and d.device_key = claim_kiosk.device_key;
  if kiosk.id is null then
    if claimed.id is null or claimed.kiosk_id is not null or claimed.cancelled_at is not null
      or claimed.expires_at <= now()
    then
      return app.refused('kiosk_code_invalid');
    end if;
    insert into public.kiosks (company_id, user_id, name, photo)
    values (claimed.company_id, login, claimed.name, claimed.photo)
    returning * into kiosk;
    insert into public.kiosk_sites (company_id, kiosk_id, site_id)
    select s.company_id, kiosk.id, s.id from public.project_sites s
    where s.company_id = claimed.company_id and s.id = any (claimed.site_ids);
    insert into public.kiosk_devices (company_id, kiosk_id, device_key)
    values (kiosk.company_id, kiosk.id, claim_kiosk.device_key);
    update public.kiosk_codes c set kiosk_id = kiosk.id where c.id = claimed.id;
  end if;
  return jsonb_build_object('verdict', 'applied', 'name', kiosk.name);
end
$$;

comment on function app.claim_kiosk(text, uuid, text) is
  'Makes a login into the kiosk that an admin prepared. For the server only. Verdict applied or refused '
  '(kiosk_code_invalid: unknown, used, taken back or too old).';
