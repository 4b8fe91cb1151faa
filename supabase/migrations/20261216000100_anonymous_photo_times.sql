-- Photos of anonymous reports that are there already tell only the hour in which they came, as new ones do.

update storage.objects o set
  created_at = date_trunc('hour', o.created_at, 'UTC'),
  last_accessed_at = date_trunc('hour', o.last_accessed_at, 'UTC'),
  metadata = o.metadata || jsonb_build_object('lastModified', to_char(
    date_trunc('hour', o.created_at, 'UTC') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
  ))
from public.attachments a
where o.bucket_id = 'attachments' and o.name = a.path and a.record_kind = 'hazard' and a.is_anonymous;
