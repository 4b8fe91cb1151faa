create or replace function app.tell_of_sign_in(sign_in public.company_sign_ins, what text, since timestamptz)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  admins constant uuid[] := array(
    select m.person_id from app.members_at(sign_in.company_id, now()) m where m.role = 'admin' order by 1
  );
begin
  perform app.send_notifications(
    'company_sign_in', admins,
    -- Only once each time that it goes missing.
    array_fill(what || ' ' || sign_in.id || ' ' || app.instant(since), array[cardinality(admins)]),
    array_fill(
      jsonb_build_object(
        'what', what, 'name', sign_in.name, 'domains', array_to_string(sign_in.domains, ', '),
        'is_required', sign_in.is_required, 'day', (
          select ((since + interval '14 days') at time zone s.time_zone)::date
          from public.company_settings s where s.company_id = sign_in.company_id
        )
      ),
      array[cardinality(admins)]
    )
  );
end
$$;

comment on function app.tell_of_sign_in(public.company_sign_ins, text, timestamptz) is
  'Tells all admins that the proof of their domain is gone (proof_missing, with the day on which their sign-in is no '
  'longer required), or that it is no longer required (not_required).';
