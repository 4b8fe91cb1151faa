-- Crews and the facts of a company are written by save_crew, save_branding and save_company_settings
-- alone. What anybody could insert under an id of their choice told them whether another company's
-- crew has it, and a plain update went past what the functions check.
drop policy crews_insert on public.crews;
drop policy crews_update on public.crews;
revoke insert (id, company_id, name), update (name) on public.crews from authenticated;

drop policy companies_update on public.companies;
revoke update (address, company_type, name, phone, tagline, website_url) on public.companies from authenticated;
