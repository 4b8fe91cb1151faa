create or replace function public.reopen_jsa(change_id uuid, jsa_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  company constant uuid := app.my_company_id();
  digest constant bytea := sha256(convert_to(concat_ws(' ', 'reopen', jsa_id), 'UTF8'));
  held public.jsas;
  replay jsonb;
  wrong text;
  voided integer;
begin
  if app.my_role() is null then
    return app.refused('not_allowed');
  end if;
  held := app.jsa_to_change(jsa_id);
  if held.id is null then
    return app.refused('not_found');
  end if;
  replay := app.jsa_replay(company, change_id, digest);
  if replay is not null then
    return replay;
  end if;
  if change_id is null then
    return app.refused_with_detail('invalid_input', 'change_id');
  end if;
  wrong := app.why_not_reopen_jsa(held);
  if wrong is not null then
    return app.refused(wrong);
  end if;
  voided := app.void_jsa_signatures(held, 'reopened');
  update public.jsas j set
    ends_at = now() + interval '12 hours', ended_at = null, ended_by = null, end_reason = null, end_change = null,
    end_comment = null
  where j.company_id = company and j.id = held.id
  returning * into held;
  perform app.add_jsa_event(
    held, change_id, 'reopened', now(), jsonb_build_object('voided', voided), digest
  );
  perform app.tell_jsa_waits(held);
  return jsonb_build_object('verdict', 'applied', 'state', app.jsa_state(held, now()));
end
$$;

comment on function public.reopen_jsa(uuid, uuid) is
  'Its author or those in charge open a JSA that has ended for another 12 hours; everyone signs again. '
  'Verdict applied '
  'or replayed with state, or refused (not_allowed, not_found, invalid_input with the field in detail, other_payload, '
  'wrong_state).';

grant execute on function public.reopen_jsa(uuid, uuid) to authenticated;
