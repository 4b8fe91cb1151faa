create index notifications_mail_idx on app.notifications (created_at, id) where channel = 'email';
-- A name is searched in all companies from its beginning, by the first name or the last.
create index people_search_name_idx on app.people_search (name, person_id);
create index people_search_last_name_idx on app.people_search (last_name, person_id);
