-- Hours of all time that was recorded before: the server calculates them at its next start, after what is new.
insert into app.hours_queue (company_id, person_id, from_date, to_date, is_bulk)
select e.company_id, e.person_id, (min(e.started_at) at time zone 'UTC')::date - 1, date '9999-12-31', true
from public.time_entries e
group by e.company_id, e.person_id;
