create or replace function app.photos_replay(company uuid, person uuid, project uuid, files jsonb, digest bytea)
  returns jsonb
language sql stable set search_path = ''
as $$
  select case
    when bool_and(coalesce(
      a.person_id = person and a.record_kind = 'project_album' and a.record_id = project
        and a.sha256 = f.value ->> 'sha256' and (a.deleted_at is not null or p.request_hash = digest),
      false
    )) then jsonb_build_object('verdict', 'replayed')
    else app.refused('other_payload')
  end
  from jsonb_array_elements(files) f
  left join public.attachments a on a.company_id = company and a.id = (f.value ->> 'id')::uuid
  left join public.project_photos p on p.company_id = company and p.id = a.id
$$;

comment on function app.photos_replay(uuid, uuid, uuid, jsonb, bytea) is
  'What photos of which some are declared already are answered: replayed where all came from this person with the '
  'same content, also when they were removed since, else other_payload.';
