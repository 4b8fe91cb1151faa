-- Every row of an import is several rows of the audit, each waiting for its seal: thousands of people
-- need their time on a small machine. The device asks again under the same id until it is done.
alter function public.import_people(jsonb) set statement_timeout = '300s';
