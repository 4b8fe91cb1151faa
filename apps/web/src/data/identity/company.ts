import * as s from '@muster/contract/shape';

/** A company as the app reads it to look like it. */
export const companyFields = {
  id: s.uuid,
  name: s.string,
  company_type: s.nullable(s.string),
  logo_url: s.nullable(s.string),
  brand_name: s.nullable(s.string),
  tagline: s.nullable(s.string),
  website_url: s.nullable(s.string),
  phone: s.nullable(s.string),
  address: s.nullable(s.string),
  settings: s.record,
};
export const companySchema = s.object(companyFields);
export const companyColumns =
  'id,name,company_type,logo_url,brand_name,tagline,website_url,phone,address,settings';
export type Company = s.Shaped<typeof companySchema>;
