import { type ProjectForm, projectFormSchema, type ReadProject } from '@muster/contract/projects';
import * as z from 'zod/mini';

/** A project as typed into the form; texts aren't trimmed yet. */
export type ProjectDraft = {
  readonly name: string;
  readonly number: string;
  readonly customer: string;
  readonly address: string;
  readonly status: ProjectForm['status'];
  readonly starts_on: string;
  readonly ends_on: string;
  readonly default_cost_code_id: string | null;
};

export const emptyDraft: ProjectDraft = {
  name: '',
  number: '',
  customer: '',
  address: '',
  status: 'active',
  starts_on: '',
  ends_on: '',
  default_cost_code_id: null,
};

export function draftOfProject(project: ReadProject['project']): ProjectDraft {
  return {
    name: project.name,
    number: project.number ?? '',
    customer: project.customer ?? '',
    address: project.address ?? '',
    status: project.status,
    starts_on: project.starts_on ?? '',
    ends_on: project.ends_on ?? '',
    default_cost_code_id: project.default_cost_code_id,
  };
}

/** Converts a draft to the form that the server accepts; an empty field becomes null. */
function formOf(draft: ProjectDraft): ProjectForm {
  const textOrNull = (text: string) => (text.trim() === '' ? null : text.trim());
  return {
    name: draft.name.trim(),
    number: textOrNull(draft.number),
    customer: textOrNull(draft.customer),
    address: textOrNull(draft.address),
    status: draft.status,
    starts_on: textOrNull(draft.starts_on),
    ends_on: textOrNull(draft.ends_on),
    default_cost_code_id: draft.default_cost_code_id,
  };
}

/** Parses a draft into what `save_project` accepts. */
export const projectDraftSchema = z.pipe(
  z.transform((draft: ProjectDraft) => formOf(draft)),
  projectFormSchema,
);
