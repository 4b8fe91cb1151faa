-- The log of what was sent reads messages by company, newest first.

create index notifications_company_idx on app.notifications (company_id, created_at, id) where person_id is not null;
