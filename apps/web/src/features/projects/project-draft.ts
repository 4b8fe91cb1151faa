import { type ProjectForm, projectFormSchema, type ReadProject } from '@muster/contract/projects';

/** The fields of a project while somebody types: texts as they stand there. */
export type ProjectDraft = {
  readonly name: string;
  readonly number: string;
  readonly customer: string;
  readonly address: string;
  readonly status: ProjectForm['status'];
  readonly startsOn: string;
  readonly endsOn: string;
  readonly defaultCostCodeId: string | null;
};

export const emptyDraft: ProjectDraft = {
  name: '',
  number: '',
  customer: '',
  address: '',
  status: 'active',
  startsOn: '',
  endsOn: '',
  defaultCostCodeId: null,
};

export function draftOfProject(project: ReadProject['project']): ProjectDraft {
  return {
    name: project.name,
    number: project.number ?? '',
    customer: project.customer ?? '',
    address: project.address ?? '',
    status: project.status,
    startsOn: project.starts_on ?? '',
    endsOn: project.ends_on ?? '',
    defaultCostCodeId: project.default_cost_code_id,
  };
}

/** What is sent; an empty field is nothing. */
export function formOf(draft: ProjectDraft): ProjectForm {
  const textOrNull = (text: string) => (text.trim() === '' ? null : text.trim());
  return {
    name: draft.name.trim(),
    number: textOrNull(draft.number),
    customer: textOrNull(draft.customer),
    address: textOrNull(draft.address),
    status: draft.status,
    starts_on: textOrNull(draft.startsOn),
    ends_on: textOrNull(draft.endsOn),
    default_cost_code_id: draft.defaultCostCodeId,
  };
}

export type ProjectField = keyof ProjectForm;

/** The fields whose values cannot be sent. */
export function wrongProjectFields(form: ProjectForm): ReadonlySet<ProjectField> {
  const issues = projectFormSchema.safeParse(form).error?.issues ?? [];
  const named = new Set(issues.map(({ path }) => path[0]));
  const known = Object.keys(form);
  return new Set(known.filter((field): field is ProjectField => named.has(field)));
}
