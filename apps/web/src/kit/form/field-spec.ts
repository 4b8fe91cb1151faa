/** A form's description of one of its fields. */
export type FieldSpec<Value> = {
  readonly label: string;
  /** The message when the schema or the server rejects the value, unless a refinement has its own. */
  readonly wrong?: string;
  /** Formats a value for comparing two versions. Text is shown unchanged. */
  readonly show?: (value: Value) => string;
};

export type FieldName<Values> = Extract<keyof Values, string>;

export type FieldSpecs<Values> = {
  readonly [Name in FieldName<Values>]: FieldSpec<Values[Name]>;
};

/** Fields whose value is typed or chosen as text. */
export type TextName<Values> = {
  [Name in FieldName<Values>]: Values[Name] extends string ? Name : never;
}[FieldName<Values>];

/** Returns the names in the form's order. */
export function fieldNames<Name extends string>(fields: Readonly<Record<Name, unknown>>): Name[] {
  const names: Name[] = [];
  for (const name in fields) names.push(name);
  return names;
}
